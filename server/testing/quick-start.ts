/**
 * Options of Node for a product that runs for seconds only: compiling the embedded database for speed takes more CPU
 * time than it saves.
 */
export const quickStart: readonly string[] = ['--liftoff-only'];
