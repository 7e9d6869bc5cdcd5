import { checkSnapshotPath, lessonCheckPath, lessonChecksPath } from '@chalkline/contract/addresses';
import { checkSnapshotSchema, tickedCheckSchema } from '@chalkline/contract/build-checks';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { parseRowId } from '../../platform/http/row-id.ts';
import { rememberLessons } from '../courses/index.ts';
import { buildCheckData } from './personal-data.ts';
import { tickedInLesson } from './queries.ts';
import { attachSnapshot, type CheckAddress, tickCheck, untickCheck } from './tick-check.ts';

const tag = 'Build checks';
const parameters = z.object({ lessonId: z.string(), checkId: z.string() });

function lessonIdOf(text: string): number {
  return orNotFound(parseRowId(text), 'This lesson');
}

function addressOf({ lessonId, checkId }: z.output<typeof parameters>): CheckAddress {
  return { lessonId: lessonIdOf(lessonId), checkId };
}

/** What learners try on what they have built, and tick when it works. */
export function buildChecks(context: AppContext): void {
  const { reads, routes, db, now, personalData } = context;
  const findVisibleLesson = rememberLessons(context);
  personalData.add(buildCheckData(db));

  reads.add({
    path: lessonChecksPath,
    summary: 'The build checks of a lesson that the caller has ticked',
    tag,
    requires: 'session',
    parameters: z.object({ lessonId: z.string() }),
    reply: z.array(tickedCheckSchema),
    read: async ({ person, parameters }) => {
      const lessonId = lessonIdOf(parameters.lessonId);
      const ticked = await tickedInLesson(db, person.id, lessonId);
      if (ticked.length === 0) orNotFound(await findVisibleLesson(lessonId, person), 'This lesson');
      return ticked;
    },
  });

  routes.add({
    method: 'PUT',
    path: lessonCheckPath,
    summary: 'Tick a build check: of a free lesson, or of one that the plan includes',
    tag,
    requires: 'session',
    parameters,
    handle: ({ person, parameters }) => tickCheck(db, person, addressOf(parameters), now()),
  });

  routes.add({
    method: 'DELETE',
    path: lessonCheckPath,
    summary: 'Untick a build check',
    tag,
    requires: 'session',
    parameters,
    handle: ({ person, parameters }) => untickCheck(db, person, addressOf(parameters)),
  });

  routes.add({
    method: 'PUT',
    path: checkSnapshotPath,
    summary: "Attach one of the caller's snapshots of the lesson to a build check, which ticks it",
    tag,
    requires: 'session',
    parameters,
    body: checkSnapshotSchema,
    handle: ({ person, parameters, body }) =>
      attachSnapshot(db, person, addressOf(parameters), { snapshotId: body.snapshotId, now: now() }),
  });
}
