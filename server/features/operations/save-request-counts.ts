import { lt, sql } from 'drizzle-orm';
import { requestMinutes } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';

const betweenSaves = 60_000;
/** Older counts are of no use. */
const keptFor = 60 * 60 * 1000;

type Counting = Pick<AppContext, 'db' | 'requestCounts' | 'now'>;

/** Every process adds its count to the table once a minute, because the alerts are checked in only one of them. */
export function scheduleRequestCountSaves(context: AppContext): void {
  const { app } = context;
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(() => void saveRequestCounts(context).catch(() => undefined), betweenSaves).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

/** While the database is out of reach, the process keeps counting and saves later. */
export async function saveRequestCounts({ db, requestCounts, now }: Counting): Promise<void> {
  const tally = requestCounts.take();
  if (tally.answered === 0) return;
  const { answered, failed } = requestMinutes;
  const minute = new Date(Math.floor(now().getTime() / betweenSaves) * betweenSaves);
  try {
    await db
      .insert(requestMinutes)
      .values({ minute, ...tally })
      .onConflictDoUpdate({
        target: requestMinutes.minute,
        set: { answered: sql`${answered} + excluded.answered`, failed: sql`${failed} + excluded.failed` },
      });
  } catch (error) {
    requestCounts.putBack(tally);
    throw error;
  }
  await db.delete(requestMinutes).where(lt(requestMinutes.minute, new Date(minute.getTime() - keptFor)));
}
