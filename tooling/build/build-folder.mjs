import { join } from 'node:path';
import { projectRoot } from '../project-root.mjs';

/** The folder of the build that `npm start` runs. */
export const buildFolder = join(projectRoot, 'dist');
