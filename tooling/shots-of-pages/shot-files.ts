import { join } from 'node:path';
import { projectRoot } from '../project-root.mjs';
import type { ListedPage } from './route-table.ts';
import type { Theme, Width } from './selection.ts';
import type { Viewer } from './viewers.ts';

export const shotsFolder = join(projectRoot, 'shots');

export interface Shot {
  readonly page: ListedPage;
  readonly viewer: Viewer;
  readonly width: Width;
  readonly theme: Theme;
}

/** The path of a shot within the folder of all shots. */
export function shotFile({ page, viewer, width, theme }: Shot): string {
  return `${page.name}/${viewer.name}-${width}-${theme}.png`;
}
