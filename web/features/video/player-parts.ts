/** The parts of a lesson's player that are loaded after the video, in one file. */
export { AutoplayOption } from './autoplay-option.tsx';
export { ChapterList } from './chapter-list.tsx';
export { PlayerControls } from './player-controls.tsx';
export { Transcript } from './transcript.tsx';
