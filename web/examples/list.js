/** The examples, as somebody would paste them into a page. Pure. */

const REPLAY =
  'e3-e4 c6-c5 e2-e3 c7-c6 g3-g4 c5-b5 g2-g3 a6-a5 g4-h4 d7-c7 g3-g4 c7-d7 ' +
  'f3-f4 b6-a6 f2-g2 c6-c5 g2-g3 b7-b6 h4-h5 h6xh4 h3xh5 d7-c7';
const PUZZLE =
  'B:Wa2,b2,c2,d2,e2,g2,a3,b3,d3,g3,h3,c4,h4,h5:Ba5,b5,d5,f5,c6,h6,a7,b7,c7,d7,e7,f7,g7,h7';
const SOLUTION = 'f5-g5 h5xf5 d5-e5 f5xd5 b5-c5 d5xb5 a5xc5xc3xe3xe1';

/** @type {{name: string, text: (t: object) => string}[]} `t` is the translator of the page */
export const EXAMPLES = Object.freeze([
  {
    name: 'exComputer',
    text: ({ lang }) => `<turkish-draughts
  mode="computer" level="easy" lang="${lang}">
</turkish-draughts>`,
  },
  {
    name: 'exPuzzle',
    text: (t) => `<section>
  <turkish-draughts
    mode="two" controls="none" lang="${t.lang}"
    orientation="black"
    position="${PUZZLE}"
    data-solution="${SOLUTION}"
    data-right="${t.text('exRight')}"
    data-wrong="${t.text('exWrong')}"
    data-solved="${t.text('exSolved')}">
  </turkish-draughts>
  <output>${t.text('exTask')}</output>
</section>
<script type="module" src="web/solve.js"></script>`,
  },
  {
    name: 'exReplay',
    text: ({ lang }) => `<turkish-draughts
  mode="view" lang="${lang}"
  moves="${REPLAY}">
</turkish-draughts>`,
  },
  {
    name: 'exTheme',
    text: ({ lang }) => `<style>
  turkish-draughts {
    --dama-texture: plain;
    --dama-board: #dfe9f2;
    --dama-line: #6c8aa5;
    --dama-frame: #24435f;
    --dama-coordinate: #24435f;
    --dama-black-face: #24435f;
    --dama-black-side: #10273b;
    --dama-mark: #9a3412;
  }
  turkish-draughts::part(board) {
    border-radius: 1rem;
  }
</style>
<turkish-draughts mode="two" controls="minimal" lang="${lang}">
</turkish-draughts>`,
  },
  {
    name: 'exArabic',
    text: () => `<article dir="rtl" lang="ar">
  <h2>الداما التركية</h2>
  <p>العب ضد الحاسوب: المس قطعة ثم الخانة التي تريدها.</p>
  <turkish-draughts level="easy" lang="ar" controls="minimal">
  </turkish-draughts>
</article>`,
  },
]);
