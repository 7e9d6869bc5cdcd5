import type { House } from '../../platform/app-context.ts';
import { archiveRoutes } from './archive-routes.ts';
import { draftRoutes } from './draft-routes.ts';
import { editRoutes } from './edit-routes.ts';
import { goLiveJob } from './go-live.ts';
import { draftData } from './personal-data.ts';
import { previewRoutes } from './preview-routes.ts';
import { readRoutes } from './read-routes.ts';

/** What the site is made of, edited by those who work at it. */
export function contentDesk(house: House): void {
  readRoutes(house);
  draftRoutes(house);
  editRoutes(house);
  previewRoutes(house);
  archiveRoutes(house);
  house.personalData.add(draftData(house.db));
  house.jobs.add(goLiveJob(house.db));
}
