/** The parts of the founder console that each of its pages needs, in one file. */
export { ConsoleShell } from './console-shell.tsx';
export { consoleScreens } from './screens/console-screens.ts';
