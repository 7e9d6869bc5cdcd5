import { join } from 'node:path';

export const webFolder = join(import.meta.dirname, '..');

/** The absolute path of a file in `web/`, which is also its module's id in a build. */
export function inWeb(file: string): string {
  return join(webFolder, file);
}
