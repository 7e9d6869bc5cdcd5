import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type SilentProxy, silentProxy } from '../testing/silent-proxy.ts';
import { copyTemplate, type TestDatabase } from '../testing/test-database.ts';
import { DatabaseNotifications } from './database-notifications.ts';
import { listenForNotifications } from './listen-for-notifications.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { courses } from './schema.ts';

const quickPace = { beforeReconnect: 20, betweenPulses: 50, longestPulse: 500 };

// The embedded database sends notifications from its own thread, so there is no connection to lose.
describe.skipIf(process.env.TEST_DB !== 'postgres')('the connection for database notifications', () => {
  let copy: TestDatabase;
  let database: OpenDatabase;
  let proxy: SilentProxy;
  beforeAll(async () => {
    copy = await copyTemplate();
    database = await openDatabase(copy);
    proxy = await silentProxy(copy.databaseUrl ?? '');
  });
  afterAll(async () => {
    proxy.close();
    await database.close();
    await copy.remove();
  });

  const rename = (title: string) => database.db.update(courses).set({ title }).where(eq(courses.id, 39));

  it('is detected when it dies silently, no longer trusted, and reopened', async () => {
    const notifications = new DatabaseNotifications();
    const watch = notifications.contentWatch;
    const listener = await listenForNotifications(proxy.url, notifications, quickPace);
    const lost = vi.spyOn(watch, 'connectionLost');

    proxy.fallSilent();
    const { version } = watch;
    await rename('Changed while nobody could hear it');
    await expect.poll(() => lost).toHaveBeenCalled();
    await expect.poll(() => watch.isReliable).toBe(true);
    // Content cached before the outage is not served again.
    expect(watch.version).toBeGreaterThan(version);

    const { version: afterSilence } = watch;
    await rename('Changed and heard');
    await expect.poll(() => watch.version).toBeGreaterThan(afterSilence);
    await listener.stop();
  });
});
