import { existsSync } from 'node:fs';
import { projectPath } from '../db/project-path.ts';

/** Where the product's own media files are: in the build, or in the sources during development. */
const folders = ['dist/client', 'web/public'];

/** Where a file of this site is stored; undefined if it does not exist. */
export function siteFilePath(address: string): string | undefined {
  if (!/^\/media\/(?:[\w-]+\/)*\w[\w.-]*$/.test(address)) return undefined;
  return folders.map((folder) => projectPath(`${folder}${address}`)).find((path) => existsSync(path));
}
