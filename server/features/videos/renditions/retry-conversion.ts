import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { videos } from '../../../db/schema.ts';
import { recordAction } from '../../../platform/audit/audit.ts';
import { orNotFound } from '../../../platform/http/refusal.ts';

/** Lets a conversion that has failed run again. For any other it changes nothing. */
export async function retryConversion(
  db: Database,
  { id, actorId }: { readonly id: string; readonly actorId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const isReady = and(eq(videos.id, id), eq(videos.state, 'ready'));
    const [row] = await tx.select().from(videos).where(isReady).for('update');
    const { conversionProblem } = orNotFound(row, 'This video');
    if (conversionProblem === null) return;
    await tx.update(videos).set({ conversionProblem: null, conversionPercent: null }).where(isReady);
    await recordAction(tx, {
      actorId,
      action: 'video.convert',
      subject: `video:${id}`,
      before: { problem: conversionProblem },
      after: null,
    });
  });
}
