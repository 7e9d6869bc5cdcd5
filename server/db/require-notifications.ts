import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { singleClient } from './single-client.ts';

/** A notification does not arrive at the connection that listens for it. */
export class NotificationsLost extends Error {
  override readonly name = 'NotificationsLost';
}

const wrongDirectUrl =
  'DATABASE_DIRECT_URL does not receive what DATABASE_URL sends (NOTIFY), so Chalkline would not learn about ' +
  'changes. Both must lead to the same database: set DATABASE_DIRECT_URL to the address of the PostgreSQL ' +
  'server itself.';

const noDirectUrl =
  'DATABASE_URL does not deliver notifications (LISTEN, NOTIFY), so Chalkline would not learn about changes. ' +
  'Set DATABASE_DIRECT_URL to the address of the PostgreSQL server itself.';

/** Generous: a notification takes milliseconds, also on a busy server. */
const usualLimit = 10_000;

/** Sends a notification by one address and requires that it arrives at the other. */
export async function requireNotifications(
  fromUrl: string,
  toUrl: string,
  limitMilliseconds = usualLimit,
): Promise<void> {
  const [sender, listener] = [singleClient(fromUrl), singleClient(toUrl)];
  const channel = `chalkline_probe_${randomBytes(8).toString('hex')}`;
  const arrived = new Promise<boolean>((resolve) => {
    listener.once('notification', () => resolve(true));
  });
  try {
    await listener.connect();
    await listener.query(`listen ${channel}`);
    await sender.connect();
    await sender.query(`notify ${channel}`);
    const hasArrived = await Promise.race([arrived, pause(limitMilliseconds, false, { ref: false })]);
    if (!hasArrived) throw new NotificationsLost(fromUrl === toUrl ? noDirectUrl : wrongDirectUrl);
  } finally {
    await Promise.all([sender.end(), listener.end()]);
  }
}
