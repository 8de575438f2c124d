/** A file or a text that is dropped onto the page of the element. */

/**
 * @param {Element} node
 * @param {(detail: {file?: File, text?: string}) => void} dropped
 */
export function bindDrop(node, dropped) {
  const takes = ({ dataTransfer }) =>
    dataTransfer.types.includes('Files') || dataTransfer.types.includes('text/plain');
  node.addEventListener('dragover', (event) => {
    if (takes(event)) event.preventDefault();
  });
  node.addEventListener('drop', (event) => {
    if (!takes(event)) return;
    event.preventDefault();
    const { files } = event.dataTransfer;
    if (files.length > 0) dropped({ file: files[0] });
    else dropped({ text: event.dataTransfer.getData('text/plain') });
  });
}
