import { join } from 'node:path';
import { DatabaseNotifications } from '../db/database-notifications.ts';
import { DatabaseDown } from '../db/database-out-of-reach.ts';
import { DatabaseStatus } from '../db/database-status.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { databaseOn, type PgliteConnection } from '../db/open-pglite.ts';
import { PgliteClient } from '../db/pglite-client.ts';
import { resetTables } from './resettable-tables.ts';
import { copyTemplate } from './test-database.ts';

/**
 * An embedded database that test apps use one after another. To start one takes seconds of CPU time, to reset its
 * tables takes milliseconds.
 */
export class ReusablePglite {
  readonly #client: PgliteClient;
  readonly #relay: NotificationRelay;
  #isFree = true;

  private constructor(client: PgliteClient, relay: NotificationRelay) {
    this.#client = client;
    this.#relay = relay;
  }

  static async start(): Promise<ReusablePglite> {
    const { dataDir } = await copyTemplate();
    const relay = new NotificationRelay();
    const client = await PgliteClient.start(join(dataDir, 'database'), relay, new DatabaseStatus());
    return new ReusablePglite(client, relay);
  }

  get isFree(): boolean {
    return this.#isFree;
  }

  /** A database for one test app, until the app closes it. */
  async lend(): Promise<OpenDatabase> {
    this.#isFree = false;
    await resetTables(this.#client);
    const notifications = new DatabaseNotifications();
    this.#relay.receiver = notifications;
    const connection = new BorrowedConnection(this.#client, () => {
      this.#relay.receiver = undefined;
      this.#isFree = true;
    });
    return databaseOn(connection, notifications, new DatabaseStatus());
  }
}

/** Passes notifications on to whoever uses the database now. */
class NotificationRelay extends DatabaseNotifications {
  receiver: DatabaseNotifications | undefined;

  override receive(channel: string, payload: string): void {
    this.receiver?.receive(channel, payload);
  }
}

/** A connection that its user can close without closing the database. */
class BorrowedConnection implements PgliteConnection {
  readonly #client: PgliteClient;
  readonly #onClose: () => void;
  #isClosed = false;

  constructor(client: PgliteClient, onClose: () => void) {
    this.#client = client;
    this.#onClose = onClose;
  }

  get waiting(): number {
    return this.#client.waiting;
  }

  query: PgliteConnection['query'] = async (...query) => this.#open().query(...query);

  transaction: PgliteConnection['transaction'] = async (work) => this.#open().transaction(work);

  ping: PgliteConnection['ping'] = async () => this.#open().ping();

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#onClose();
  }

  #open(): PgliteClient {
    if (this.#isClosed) throw new DatabaseDown();
    return this.#client;
  }
}
