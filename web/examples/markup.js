/**
 * The text of an example as plain data: the little of HTML that examples are written with. Whatever
 * else there is becomes a fault, so that nothing which somebody types or pastes can ever run. Pure.
 *
 * @typedef {{name: string, attributes: Record<string, string>, children: (Node | string)[]}} Node
 * @typedef {import('../i18n/index.js').Line} Line
 */

import { ATTRIBUTES } from '../attributes.js';

const BOARD = 'turkish-draughts';
/** What may stand on any tag; `data-…` besides. */
const COMMON = ['class', 'dir', 'id', 'lang'];
const TAGS = {
  [BOARD]: [...ATTRIBUTES, 'style'],
  script: ['type', 'src'],
  ...{ article: [], h2: [], h3: [], output: [], p: [], section: [], style: [] },
};

const COMMENT = /^<!--[\s\S]*?-->/;
const OPEN = /^<([a-z][a-z0-9-]*)((?:\s+[a-z-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'))?)*)\s*>/i;
const CLOSE = /^<\/([a-z][a-z0-9-]*)\s*>/i;
const ATTRIBUTE = /([a-z-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/gi;
const ENTITIES = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

const plain = (text) => text.replace(/&(lt|gt|quot|amp);/g, (entity) => ENTITIES[entity]);

/** @param {string} text @returns {{nodes: (Node | string)[], css: string, fault: Line | null}} */
export function readMarkup(text) {
  const top = { name: '', attributes: {}, children: [] };
  const open = [top];
  let css = '';
  let boards = 0;
  let at = 0;

  const fault = (key, args) => {
    const line = text.slice(0, at).split('\n').length;
    return { nodes: [], css: '', fault: { key, args: { line, ...args } } };
  };

  while (at < text.length) {
    const rest = text.slice(at);
    const inside = open.at(-1);
    const comment = COMMENT.exec(rest);
    const tag = OPEN.exec(rest);
    const close = CLOSE.exec(rest);
    if (comment) at += comment[0].length;
    else if (inside.name === 'style' || inside.name === 'script') {
      const end = rest.search(/<\//);
      const body = end < 0 ? rest : rest.slice(0, end);
      if (end !== 0) {
        if (inside.name === 'script' && body.trim() !== '') return fault('exFaultScript');
        if (inside.name === 'style') css += body;
        at += body.length;
      } else if (close?.[1].toLowerCase() === inside.name) {
        open.pop();
        at += close[0].length;
      } else return fault('exFaultForm', { text: rest.slice(0, 20) });
    } else if (close) {
      const name = close[1].toLowerCase();
      if (inside.name !== name) return fault('exFaultClose', { text: `</${name}>` });
      open.pop();
      at += close[0].length;
    } else if (tag) {
      const name = tag[1].toLowerCase();
      if (!Object.hasOwn(TAGS, name)) return fault('exFaultTag', { text: `<${name}>` });
      const attributes = {};
      for (const [, written, double, single] of tag[2].matchAll(ATTRIBUTE)) {
        const known = [...COMMON, ...TAGS[name]].includes(written.toLowerCase());
        if (!known && !/^data-[a-z-]+$/.test(written)) {
          return fault('exFaultAttribute', { text: written, tag: `<${name}>` });
        }
        attributes[written.toLowerCase()] = plain(double ?? single ?? '');
      }
      const node = { name, attributes, children: [] };
      if (name === BOARD) boards += 1;
      if (name !== 'style' && name !== 'script') inside.children.push(node);
      open.push(node);
      at += tag[0].length;
    } else if (rest.startsWith('<')) {
      return fault('exFaultForm', { text: rest.slice(0, 20) });
    } else {
      const end = rest.indexOf('<');
      const words = end < 0 ? rest : rest.slice(0, end);
      inside.children.push(plain(words));
      at += words.length;
    }
  }
  if (open.length > 1) return fault('exFaultOpen', { text: `<${open.at(-1).name}>` });
  if (boards === 0) return { nodes: [], css: '', fault: { key: 'exNoBoard' } };
  return { nodes: top.children, css, fault: null };
}

/** @returns {[name: string, value: string][]} the colours and sizes of a `style`, and nothing else */
export const customProperties = (style) =>
  style
    .split(';')
    .map((part) => /^\s*(--dama-[a-z-]+)\s*:\s*(.+?)\s*$/.exec(part))
    .filter(Boolean)
    .map(([, name, value]) => [name, value]);
