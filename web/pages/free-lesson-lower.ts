/** The parts of a free lesson that are loaded after it, for visitors, in one file. */
export { NextUp } from '../features/lesson/next-up.tsx';
export { SignInToKeep } from '../features/lesson/sign-in-to-keep.tsx';
