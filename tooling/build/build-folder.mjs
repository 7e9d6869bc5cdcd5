import { join } from 'node:path';
import { projectRoot } from '../project-root.mjs';

/** Where the build stands that `npm start` runs. */
export const buildFolder = join(projectRoot, 'dist');
