/**
 * The course as data. Whether a move is legal is for the rules to say; here it says which of the
 * legal ones are what a step is about. A test holds every step against the rules.
 *
 * @typedef {object} Step
 * @property {string} [fen]  White moves; without one the step goes on where the last one ended
 * @property {string[]} [before]  moves played from there, for a step about what has gone before
 * @property {string} task  a message
 * @property {string[]} accept  the moves looked for; a hint shows the first
 * @property {string} [answer]  what Black replies
 * @property {string} right  a message
 * @property {string} [wrong]  a message, where there are other legal moves
 *
 * @typedef {{name: string, title: string, steps: Step[]}} Lesson
 */

/** @type {Lesson[]} */
export const LESSONS = [
  {
    name: 'man',
    title: 'lessonMan',
    steps: [
      {
        fen: 'W:Wc3,f3:Bc7,f7',
        task: 'manAhead',
        accept: ['c3-c4', 'f3-f4'],
        right: 'manAheadRight',
        wrong: 'manAheadWrong',
      },
      {
        fen: 'W:Wc3,f3:Bc7,f7',
        task: 'manAside',
        accept: ['c3-d3', 'c3-b3', 'f3-e3', 'f3-g3'],
        right: 'manAsideRight',
        wrong: 'manAsideWrong',
      },
    ],
  },
  {
    name: 'take',
    title: 'lessonTake',
    steps: [
      {
        fen: 'W:Wd4,h2:Bd5,h7,a7',
        task: 'takeAhead',
        accept: ['d4xd6'],
        right: 'takeAheadRight',
      },
      {
        fen: 'W:Wd4,h2:Be4,d3,a7',
        task: 'takeAside',
        accept: ['d4xf4'],
        right: 'takeAsideRight',
      },
    ],
  },
  {
    name: 'must',
    title: 'lessonMust',
    steps: [
      {
        fen: 'W:Wb3,f4,h2:Bf5,b7,h7',
        task: 'mustTake',
        accept: ['f4xf6'],
        right: 'mustTakeRight',
      },
      {
        fen: 'W:Wd4,h2:Bd5,e4,a7',
        task: 'mustChoose',
        accept: ['d4xd6', 'd4xf4'],
        right: 'mustChooseRight',
      },
    ],
  },
  {
    name: 'chain',
    title: 'lessonChain',
    steps: [
      {
        fen: 'W:Wd2,h2:Bd3,d5,e6,a7',
        task: 'chain',
        accept: ['d2xd4xd6xf6'],
        right: 'chainRight',
      },
    ],
  },
  {
    name: 'most',
    title: 'lessonMost',
    steps: [
      {
        fen: 'W:Wc3,f3:Bc4,f4,g5,a7',
        task: 'mostPiece',
        accept: ['f3xf5xh5'],
        right: 'mostPieceRight',
      },
      {
        fen: 'W:Wd3,h2:Bc3,d4,d6,e7,a7',
        task: 'mostWay',
        accept: ['d3xd5xd7xf7'],
        right: 'mostWayRight',
      },
    ],
  },
  {
    name: 'crown',
    title: 'lessonCrown',
    steps: [
      {
        fen: 'W:Wd7,h2:Bb6,a5',
        task: 'crownStep',
        accept: ['d7-d8'],
        right: 'crownStepRight',
        wrong: 'crownStepWrong',
      },
      {
        fen: 'W:Wf6,h2:Bf7,a5',
        task: 'crownTake',
        accept: ['f6xf8'],
        right: 'crownTakeRight',
      },
    ],
  },
  {
    name: 'passing',
    title: 'lessonPassing',
    steps: [
      {
        fen: 'W:Wd6,h2:Bd7,e8,f5,a5',
        task: 'passing',
        accept: ['d6xd8xf8'],
        right: 'passingRight',
      },
      {
        fen: 'W:Wd6,h2:Bd7,g8,a5',
        task: 'passingFar',
        accept: ['d6xd8'],
        right: 'passingFarRight',
      },
    ],
  },
  {
    name: 'dama',
    title: 'lessonDama',
    steps: [
      {
        fen: 'W:WKb2,h3:Bg7,e6',
        task: 'damaGo',
        accept: ['b2-b8', 'b2-h2'],
        right: 'damaGoRight',
        wrong: 'damaGoWrong',
      },
      {
        fen: 'W:WKd1,h3:Bd6,a7',
        task: 'damaTake',
        accept: ['d1xd7', 'd1xd8'],
        right: 'damaTakeRight',
      },
    ],
  },
  {
    name: 'landing',
    title: 'lessonLanding',
    steps: [
      {
        fen: 'W:WKd1,h2:Bd4,g6,a7',
        task: 'landing',
        accept: ['d1xd6xh6'],
        right: 'landingRight',
      },
    ],
  },
  {
    name: 'jumping',
    title: 'lessonJumping',
    steps: [
      {
        fen: 'W:WKd1,h2:Bd4,f6,g5,b4,h8',
        task: 'gone',
        accept: ['d1xd6xg6xg4xa4'],
        right: 'goneRight',
      },
      {
        fen: 'W:WKd4,h1:Bb4,f4,g7',
        task: 'turn',
        accept: ['d4xg4xg8'],
        right: 'turnRight',
      },
    ],
  },
  {
    name: 'ends',
    title: 'lessonEnds',
    steps: [
      {
        fen: 'W:Wd4,h2:Bd5',
        task: 'endTake',
        accept: ['d4xd6'],
        right: 'endTakeRight',
      },
      {
        fen: 'W:Wa2,b3,b4,c4:Ba4',
        task: 'endBlock',
        accept: ['b3-a3'],
        right: 'endBlockRight',
        wrong: 'endBlockWrong',
      },
      {
        fen: 'W:WKd1:BKd5,Ka7',
        task: 'endOne',
        accept: ['d1xd6', 'd1xd7', 'd1xd8'],
        right: 'endOneRight',
      },
      {
        fen: 'W:WKb1:BKh8,e6',
        before: ['b1-a1', 'h8-h7', 'a1-b1', 'h7-h8', 'b1-a1', 'h8-h7', 'a1-c1', 'h7-h8'],
        task: 'endThird',
        accept: ['c1-a1'],
        right: 'endThirdRight',
        wrong: 'endThirdWrong',
      },
    ],
  },
  {
    name: 'combination',
    title: 'lessonCombination',
    steps: [
      {
        fen: 'W:Wb4,c4,d4,h2:Bd6,f4,a7',
        task: 'comboGive',
        accept: ['d4-d5'],
        answer: 'd6xd4',
        right: 'comboGiveRight',
        wrong: 'comboGiveWrong',
      },
      {
        task: 'comboTake',
        accept: ['c4xe4xg4'],
        right: 'comboTakeRight',
      },
    ],
  },
];

/** What is remembered of a step once it has been solved. */
export const stepId = (lesson, step) => `${LESSONS[lesson].name}-${step}`;

/** The steps that one can go to, in order: those with a position of their own. */
export const STOPS = LESSONS.flatMap(({ steps }, lesson) =>
  steps.flatMap(({ fen }, step) => (fen ? [{ lesson, step }] : [])),
);

/** @param {Set<string>} solved @returns {boolean} whether all of a lesson has been solved */
export const isDone = (lesson, solved) =>
  LESSONS[lesson].steps.every((_, step) => solved.has(stepId(lesson, step)));

/**
 * Where to go on: the first step that is not solved, of all lessons or of one. Where all are, the
 * first.
 */
export function firstOpen(solved, lesson = null) {
  const asked = STOPS.filter((stop) => lesson === null || stop.lesson === lesson);
  return asked.find((stop) => !solved.has(stepId(stop.lesson, stop.step))) ?? asked[0];
}
