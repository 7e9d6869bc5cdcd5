import {
  lessonPlaybackPath,
  playbackSettingsPath,
  reachedSegmentsPath,
  watchPositionPath,
} from '@chalkline/contract/addresses';
import { lessonDropOffPath } from '@chalkline/contract/console-addresses';
import type { CurrentUser } from '@chalkline/contract/people';
import {
  lessonDropOffSchema,
  lessonPlaybackSchema,
  playbackSettingsSchema,
  reachedSegmentsSchema,
  watchPositionSchema,
} from '@chalkline/contract/playback';
import { requiredToRead } from '@chalkline/domain/access/free-content';
import { areLessonsOpen } from '@chalkline/domain/courses/open-lessons';
import { dropOffCurve } from '@chalkline/domain/playback/drop-off';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { guard } from '../../platform/http/guard.ts';
import { timesPerViewer } from '../../platform/http/rate-limits.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { parseRowId } from '../../platform/http/row-id.ts';
import { findVisibleLesson } from '../courses/index.ts';
import { countReached, listReached } from './drop-off.ts';
import { playbackSettingsData, watchPositionData } from './personal-data.ts';
import { findWatchedLesson } from './queries.ts';
import { savePosition, saveSettings } from './save-playback.ts';

const tag = 'Playback';

/** A page reports once when it is left. Nobody opens and leaves more lessons in a minute. */
const reportsPerMinute = 20;

export function playback(context: AppContext): void {
  const { db, personalData } = context;
  personalData.add(watchPositionData(db));
  personalData.add(playbackSettingsData(db));
  positionRoutes(context);
  settingsRoute(context);
  dropOffRoutes(context);
}

function positionRoutes({ reads, routes, db, now }: AppContext): void {
  reads.add({
    path: lessonPlaybackPath,
    summary: "Where the caller stopped a lesson's video, and how they watch",
    tag,
    requires: 'session',
    parameters: z.object({ lessonId: z.string() }),
    reply: lessonPlaybackSchema,
    read: async ({ person, parameters }) => {
      const id = orNotFound(parseRowId(parameters.lessonId), 'This lesson');
      const { lesson, playback } = orNotFound(await findWatchedLesson(db, person.id, id), 'This lesson');
      orNotFound(areLessonsOpen(lesson, person) || undefined, 'This lesson');
      guard(requiredToRead(lesson), person);
      return playback;
    },
  });

  routes.add({
    method: 'PUT',
    path: watchPositionPath,
    summary: "Store where the caller stopped a lesson's video",
    tag,
    requires: 'session',
    parameters: z.object({ lessonId: z.string() }),
    body: watchPositionSchema,
    handle: async ({ person, parameters, body }) => {
      const lessonId = await readableLesson(db, parameters.lessonId, person);
      await savePosition(db, { userId: person.id, lessonId }, body, now());
    },
  });
}

function dropOffRoutes({ reads, routes, db }: AppContext): void {
  routes.add({
    method: 'POST',
    path: reachedSegmentsPath,
    summary: "Count how far somebody came in a lesson's video, without recording who",
    tag,
    requires: 'public',
    rateLimit: timesPerViewer(reportsPerMinute),
    parameters: z.object({ lessonId: z.string() }),
    body: reachedSegmentsSchema,
    handle: async ({ request, parameters, body }) => {
      const id = orNotFound(parseRowId(parameters.lessonId), 'This lesson');
      await countReached(db, id, (await request.caller()).viewer, body);
    },
  });

  reads.add({
    path: lessonDropOffPath,
    summary: "How many people came to each tenth of a lesson's video",
    tag,
    requires: 'staff:content',
    parameters: z.object({ lessonId: z.string() }),
    reply: lessonDropOffSchema,
    read: async ({ parameters }) => {
      const id = orNotFound(parseRowId(parameters.lessonId), 'This lesson');
      return { viewers: dropOffCurve(await listReached(db, id)) };
    },
  });
}

function settingsRoute({ routes, db, now }: AppContext): void {
  routes.add({
    method: 'PUT',
    path: playbackSettingsPath,
    summary: 'Store how the caller watches videos',
    tag,
    requires: 'session',
    body: playbackSettingsSchema,
    handle: ({ person, body }) => saveSettings(db, person.id, body, now()),
  });
}

/** The id of a lesson that this person may watch. */
async function readableLesson(db: Database, lessonId: string, person: CurrentUser): Promise<number> {
  const id = orNotFound(parseRowId(lessonId), 'This lesson');
  guard(requiredToRead(orNotFound(await findVisibleLesson(db, id, person), 'This lesson')), person);
  return id;
}
