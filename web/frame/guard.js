// A plain script, before all others. A sandboxed frame may have no origin: then 'self' means nothing to
// some browsers, and modules are given to it only by hosts that allow it.

// The page's own policy, narrowed from any host to this folder.
const folder = new URL('../../', document.currentScript.src).href;
const policy = document.createElement('meta');
policy.httpEquiv = 'Content-Security-Policy';
policy.content = `default-src 'none'; script-src ${folder} 'wasm-unsafe-eval'; worker-src ${folder}; connect-src ${folder}; style-src ${folder}; img-src data:`;
document.head.append(policy);

addEventListener(
  'error',
  ({ target }) => {
    if (target.localName === 'script') document.querySelector('#refused').hidden = false;
  },
  { capture: true },
);
