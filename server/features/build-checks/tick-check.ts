import type { CurrentUser } from '@chalkline/contract/people';
import { requiredToWorkOn } from '@chalkline/domain/access/free-content';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { lessons, tickedChecks } from '../../db/schema.ts';
import { guard } from '../../platform/http/guard.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { findVisibleLesson } from '../courses/index.ts';
import { lockOwnSnapshot } from '../snapshots/index.ts';

export interface CheckAddress {
  readonly lessonId: number;
  readonly checkId: string;
}

/** Ticking is idempotent: the first time counts. */
export function tickCheck(db: Database, learner: CurrentUser, check: CheckAddress, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await requireCheck(tx, learner, check);
    await tx
      .insert(tickedChecks)
      .values({ ...check, userId: learner.id, tickedAt: now })
      .onConflictDoNothing();
  });
}

/** Unticking removes the link to a picture as well. The picture stays among the snapshots. */
export function untickCheck(db: Database, learner: CurrentUser, check: CheckAddress): Promise<void> {
  return db.transaction(async (tx) => {
    await requireCheck(tx, learner, check);
    await tx.delete(tickedChecks).where(ofLearner(learner.id, check));
  });
}

/**
 * Attaches one of the learner's own pictures of the lesson, or removes it with null. A picture shows that the check
 * works, so attaching one ticks it.
 */
export function attachSnapshot(
  db: Database,
  learner: CurrentUser,
  check: CheckAddress,
  { snapshotId, now }: { readonly snapshotId: string | null; readonly now: Date },
): Promise<void> {
  const userId = learner.id;
  return db.transaction(async (tx) => {
    await requireCheck(tx, learner, check);
    if (snapshotId === null) {
      await tx.update(tickedChecks).set({ snapshotId }).where(ofLearner(userId, check));
      return;
    }
    const own = await lockOwnSnapshot(tx, { snapshotId, userId, lessonId: check.lessonId });
    orNotFound(own, 'This snapshot');
    await tx
      .insert(tickedChecks)
      .values({ ...check, userId, snapshotId, tickedAt: now })
      .onConflictDoUpdate({
        target: [tickedChecks.userId, tickedChecks.lessonId, tickedChecks.checkId],
        set: { snapshotId },
      });
  });
}

function ofLearner(userId: string, { lessonId, checkId }: CheckAddress) {
  return and(
    eq(tickedChecks.userId, userId),
    eq(tickedChecks.lessonId, lessonId),
    eq(tickedChecks.checkId, checkId),
  );
}

/** The check has to exist, and the learner to be able to work on its lesson. */
async function requireCheck(
  tx: Database,
  learner: CurrentUser,
  { lessonId, checkId }: CheckAddress,
): Promise<void> {
  const lesson = orNotFound(await findVisibleLesson(tx, lessonId, learner), 'This lesson');
  guard(requiredToWorkOn(lesson), learner);
  const [row] = await tx.select({ checks: lessons.checks }).from(lessons).where(eq(lessons.id, lessonId));
  orNotFound(
    row?.checks.find(({ id }) => id === checkId),
    'This check',
  );
}
