import type { AppContext } from '../../platform/app-context.ts';
import { archiveRoutes } from './archive-routes.ts';
import { draftRoutes } from './draft-routes.ts';
import { editRoutes } from './edit-routes.ts';
import { goLiveJob } from './go-live.ts';
import { draftData } from './personal-data.ts';
import { previewRoutes } from './preview-routes.ts';
import { readRoutes } from './read-routes.ts';

/** The content editor of the founder console. */
export function contentEditor(context: AppContext): void {
  readRoutes(context);
  draftRoutes(context);
  editRoutes(context);
  previewRoutes(context);
  archiveRoutes(context);
  context.personalData.add(draftData(context.db));
  context.jobs.add(goLiveJob(context.db));
}
