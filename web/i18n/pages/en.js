/** English words of the pages beside the game: the frame, the examples. */
export default {
  'lost-storage': 'The page around it lets nothing be kept here: a reload begins a new game.',

  exTitle: 'Examples: a board on your own page',
  exLead:
    'Each board here is made by the text beside it. Change the text and the board changes with it. Copy it to your page when you like it.',
  exHome: 'To the game',
  exFirst: 'Once on every page',
  exText: 'The text of this example',
  exCopy: 'Copy',
  exCopied: 'Copied',
  exByHand: 'Please copy it by hand',
  exReset: 'As it was',
  exComputer: 'Play the computer',
  exComputerAbout:
    'The whole game, at four levels: easy, medium, hard, expert. Add side="black" to let the computer begin.',
  exPuzzle: 'A position to solve',
  exPuzzleAbout:
    'Only the moves of the solution are let pass, and your page hears dama-solved when it is found.',
  exReplay: 'A game to replay',
  exReplayAbout:
    'The moves of a game in one attribute. Go through them with the arrows, the buttons or a tap on a move.',
  exTheme: 'A board in your colours',
  exThemeAbout:
    'Every colour is a custom property that begins with --dama-, and the parts can be reached by ::part().',
  exArabic: 'An Arabic page',
  exArabicAbout: 'Written from right to left around it, with the board as it always is.',
  exTask: 'Black to move and win.',
  exRight: 'Right. Go on.',
  exWrong: 'There is something better.',
  exSolved: 'Solved. Well played!',
  exFaultTag: 'Line {line}: {text} cannot be used in an example.',
  exFaultAttribute: 'Line {line}: {tag} has no {text} here.',
  exFaultOpen: '{text} is never closed.',
  exFaultClose: 'Line {line}: {text} closes nothing.',
  exFaultForm: 'Line {line}: this is not a whole tag: {text}',
  exFaultScript:
    'Line {line}: no script runs in an example. A file of its own can be named by src.',
  exNoBoard: 'There is no board in it: the tag is called turkish-draughts.',
};
