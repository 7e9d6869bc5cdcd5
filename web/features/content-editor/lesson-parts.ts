/** The parts of the editor that only lessons have, in one file. */
export { CaptionsControl } from './captions/captions-control.tsx';
export { ChaptersControl } from './captions/chapters-control.tsx';
export { LessonDropOff } from './lessons/lesson-drop-off.tsx';
export { VideoControl } from './videos/video-control.tsx';
