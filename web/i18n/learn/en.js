/** English words of the course. */
export default {
  lessonName: '{number}. {title}',
  lessonStep: 'Step {step} of {total}',
  lessonDone: 'done',
  allLessons: 'All lessons',
  lessonPrevious: 'Back',
  lessonNext: 'Next',
  lessonAgain: 'From the start of this step',
  firstGame: 'Play a first game',
  courseDone: 'You know all the rules now. Your first game is waiting.',

  lessonMan: 'A man’s step',
  manAhead:
    'Your men are the white ones. A man goes one square straight ahead. Tap a man and then the square ahead of it, or drag it there.',
  manAheadRight: 'Right. One square straight ahead, never diagonally.',
  manAheadWrong: 'Sideways is allowed, too, but that comes next. First one square ahead.',
  manAside: 'A man may also step one square to the left or to the right. Try it.',
  manAsideRight: 'Well done. A man never goes back: what it has gained in height it keeps.',
  manAsideWrong: 'That was ahead. This time go sideways.',

  lessonTake: 'A man’s capture',
  takeAhead:
    'A black man stands right ahead of one of yours, with an empty square behind it. Jump over it onto that square.',
  takeAheadRight: 'Captured. The jumped man leaves the board.',
  takeAside:
    'A man captures sideways in the same way, but not backwards. Two black men touch yours: one beside it, one behind it. Take the one that can be taken.',
  takeAsideRight: 'Right. The one behind was safe: men do not capture backwards.',

  lessonMust: 'Captures are compulsory',
  mustTake:
    'Whoever can capture must. Try to move one of the other men and see what happens. Then play the capture.',
  mustTakeRight: 'That was the only legal move. All other men had to wait.',
  mustChoose: 'Your man can capture in two ways here, one piece each. Play either of them.',
  mustChooseRight: 'Good. Of captures that take equally many, you may choose any.',

  lessonChain: 'Several in one move',
  chain:
    'A capture goes on as long as it can, all in one move. Take three men: tap one landing after the other, or the last one at once.',
  chainRight: 'Three in one move. Jumps ahead and sideways may be mixed.',

  lessonMost: 'The most must be taken',
  mostPiece:
    'Two of your men can capture, but the capture that takes the most pieces must be played. Find it.',
  mostPieceRight: 'Two are more than one, so the other man had to wait.',
  mostWay: 'The same goes for the ways of a single man. One way takes one piece, the other three.',
  mostWayRight: 'Three, the only legal move. In counting, a man and a dama are worth the same.',

  lessonCrown: 'Becoming a dama',
  crownStep: 'A man that reaches the far row is crowned and becomes a dama. Go there.',
  crownStepRight: 'A dama! It is shown as two discs, one on the other.',
  crownStepWrong: 'The far row is straight ahead, and only one square away.',
  crownTake: 'A capture that ends on the far row crowns, too.',
  crownTakeRight: 'Taken and crowned in one move. It moves as a dama from the next turn on.',

  lessonPassing: 'The far row in mid-capture',
  passing:
    'This capture reaches the far row and can go on there. Until it ends, the piece is still a man and jumps sideways what stands right beside it. Take two.',
  passingRight:
    'Two, and only now, at the end, is it crowned. A dama could have taken the third one, too; a man could not.',
  passingFar:
    'Another black man stands on the far row, but not right beside your landing. Capture what a man can.',
  passingFarRight:
    'The move ends on the far row, so the man is crowned. Jumping from afar has to wait for the next turn.',

  lessonDama: 'The dama moves',
  damaGo:
    'A dama goes any number of empty squares ahead, back or sideways. Take yours all the way to the far row or to the right-hand edge, in one move.',
  damaGoRight: 'All the way in one move.',
  damaGoWrong: 'That is allowed, but there is more to see: move the dama, all the way up or right.',
  damaTake:
    'A dama captures from afar: over empty squares, over one black piece, onto any empty square behind it.',
  damaTakeRight: 'Right. It may stop on any of the empty squares behind the captured piece.',

  lessonLanding: 'Where a dama lands',
  landing:
    'After the first jump the dama could land on several squares, but only from one of them can it take a second piece. The most must be taken, so find that square.',
  landingRight: 'Two. From every landing, look along its row and its column.',

  lessonJumping: 'Between the jumps',
  gone: 'A jumped piece leaves the board at once, and the same move may cross its square. Take four that way, landing by landing.',
  goneRight: 'Four. The last jump crossed the square where the first piece had stood.',
  turn: 'Between two jumps a dama may go straight on, to the left or to the right, but not turn back. Take two: which piece comes first?',
  turnRight: 'Right. After the first jump it could not turn back to the piece on the other side.',

  lessonEnds: 'How a game ends',
  endTake: 'Take the last black piece and you win.',
  endTakeRight: 'Won: Black has no piece left.',
  endBlock: 'Whoever cannot move has lost as well. Shut in the black man with one move.',
  endBlockRight: 'Won: Black still has a piece, but no move.',
  endBlockWrong:
    'The black man can still go on. Close the square below it, and leave it nothing to jump.',
  endOne:
    'You have one dama against two. As soon as each side is down to one piece, the game is a draw. Save yourself.',
  endOneRight: 'A draw: one piece each.',
  endThird:
    'With your dama in the corner, the same position has come up twice. The third time is a draw. You are behind, so go there once more.',
  endThirdRight:
    'A draw by repetition. A house rule of this page draws as well: 80 moves in a row without a capture or a man’s move.',
  endThirdWrong: 'Allowed, but that position is new. Your dama has to go to the left-hand corner.',

  lessonCombination: 'A small combination',
  comboGive:
    'Black must capture, too, and that can be used. Give up one man in such a way that you take two afterwards.',
  comboGiveRight: 'Black has to jump, and gets in your way.',
  comboGiveWrong: 'Allowed, but it does not win two. Which step does Black have to answer?',
  comboTake: 'Black had no choice. Now take two.',
  comboTakeRight: 'One given, two taken. Many games are won like this.',
};
