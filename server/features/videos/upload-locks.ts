import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ERRORS, type Lock, type Locker, type RequestRelease } from '@tus/utils';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { videos } from '../../db/schema.ts';
import type { Clock } from '../../platform/clock.ts';

/** A holder that dies is replaced after this time. */
const leaseMilliseconds = 15_000;
const renewMilliseconds = 1_000;
const retryMilliseconds = 250;
const maxWaitMilliseconds = 30_000;
/** A request that only finishes an upload waits this long for the lock. After that, the browser tries again. */
const shortWaitMilliseconds = 2_000;

const leaseFrom = (now: Date) => new Date(now.getTime() + leaseMilliseconds);

/** Whether nobody writes to a video, or the process that did has died. */
const isUnlocked = (now: Date) => or(isNull(videos.lockedUntil), lt(videos.lockedUntil, now));

/**
 * Only one request at a time writes to a video, across all processes. A request that waits sets `isLockWanted`. The
 * holder sees this when it renews its lease and stops, so a dead connection does not keep the lock.
 */
export class UploadLocks implements Locker {
  readonly #db: Database;
  readonly #now: Clock;

  constructor(db: Database, now: Clock) {
    this.#db = db;
    this.#now = now;
  }

  newLock(id: string): Lock {
    return new UploadLock(this.#db, this.#now, id);
  }

  /** Keeps the lock until the action ends, even if somebody waits for it. Fails soon if somebody else keeps it. */
  async whileLocked<Result>(id: string, action: () => Promise<Result>): Promise<Result> {
    const lock = new UploadLock(this.#db, this.#now, id, {
      isKept: true,
      waitMilliseconds: shortWaitMilliseconds,
    });
    await lock.lock(new AbortController().signal, () => undefined);
    try {
      return await action();
    } finally {
      await lock.unlock();
    }
  }

  /**
   * The same for an upload that has received nothing since this moment. Does nothing and returns false if somebody
   * has continued it or continues it now.
   */
  async whileAbandoned(id: string, since: Date, action: () => Promise<void>): Promise<boolean> {
    const lock = new UploadLock(this.#db, this.#now, id, { isKept: true, waitMilliseconds: 0, since });
    if (!(await lock.tryLock())) return false;
    try {
      await action();
      return true;
    } finally {
      await lock.unlock();
    }
  }
}

interface LockOptions {
  /** Whether it is kept although somebody waits for it. */
  readonly isKept: boolean;
  readonly waitMilliseconds: number;
  /** Only locks an upload that has received nothing since this moment, and doesn't count as its continuation. */
  readonly since?: Date;
}

const usualOptions: LockOptions = { isKept: false, waitMilliseconds: maxWaitMilliseconds };

class UploadLock implements Lock {
  readonly #db: Database;
  readonly #now: Clock;
  readonly #videoId: string;
  readonly #options: LockOptions;
  readonly #holder = randomUUID();
  readonly #released = new AbortController();

  constructor(db: Database, now: Clock, videoId: string, options = usualOptions) {
    this.#db = db;
    this.#now = now;
    this.#videoId = videoId;
    this.#options = options;
  }

  async lock(signal: AbortSignal, requestRelease: RequestRelease): Promise<void> {
    const deadline = Date.now() + this.#options.waitMilliseconds;
    while (!(await this.#take())) {
      if (signal.aborted || Date.now() > deadline) throw ERRORS.ERR_LOCK_TIMEOUT;
      await this.#askForIt();
      await pause(retryMilliseconds);
    }
    void this.#renew(requestRelease);
  }

  /** Takes the lock if it is free, and keeps it. */
  async tryLock(): Promise<boolean> {
    const isTaken = await this.#take();
    if (isTaken) void this.#renew(() => undefined);
    return isTaken;
  }

  async unlock(): Promise<void> {
    this.#released.abort();
    await this.#db.update(videos).set({ lockedBy: null, lockedUntil: null }).where(this.#isOwn());
  }

  async #take(): Promise<boolean> {
    const { since } = this.#options;
    const rows = await this.#db
      .update(videos)
      .set({ ...this.#lease(), lockedBy: this.#holder, isLockWanted: false })
      .where(
        and(eq(videos.id, this.#videoId), isUnlocked(this.#now()), since && lt(videos.receivedAt, since)),
      )
      .returning({ id: videos.id });
    return rows.length > 0;
  }

  async #askForIt(): Promise<void> {
    const rows = await this.#db
      .update(videos)
      .set({ isLockWanted: true })
      .where(eq(videos.id, this.#videoId))
      .returning({ id: videos.id });
    if (rows.length === 0) throw ERRORS.FILE_NOT_FOUND;
  }

  async #renew(requestRelease: RequestRelease): Promise<void> {
    const { signal } = this.#released;
    for (;;) {
      await pause(renewMilliseconds, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      if ((await this.#mayGoOn()) || this.#options.isKept) continue;
      await requestRelease();
      return;
    }
  }

  /** Whether the lock is still held and nobody waits for it. A database that does not answer ends the request, too. */
  async #mayGoOn(): Promise<boolean> {
    const rows = await this.#db
      .update(videos)
      .set(this.#lease())
      .where(this.#isOwn())
      .returning({ isLockWanted: videos.isLockWanted })
      .catch(() => []);
    return rows.some(({ isLockWanted }) => !isLockWanted);
  }

  #lease() {
    const now = this.#now();
    return { lockedUntil: leaseFrom(now), ...(this.#options.since ? {} : { receivedAt: now }) };
  }

  #isOwn() {
    return and(eq(videos.id, this.#videoId), eq(videos.lockedBy, this.#holder));
  }
}
