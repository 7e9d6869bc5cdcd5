import { setTimeout as pause } from 'node:timers/promises';
import { type Node, type PostgresPair, startPostgresPair } from '../../tooling/postgres-pair.mjs';
import type { Closing } from '../../tooling/product/closing.ts';
import { ask } from '../ask.ts';
import { startHaproxy } from './haproxy.ts';

/** What happens to the primary. With `replica first`, the replica fails before it and misses what follows. */
export type Failure = 'kill' | 'freeze' | 'replica first';

/** Longer than a write may take, so that every write that waits for the replica has failed. */
const withoutReplicaMilliseconds = 13_000;

/** How long a server may take to notice a changed setting. */
const settleMilliseconds = 500;

/**
 * A primary with a synchronous streaming replica behind HAProxy. This class does what Patroni or an
 * administrator does: it promotes the replica, and makes the failed server its new replica.
 */
export class Cluster {
  readonly #pair: PostgresPair;
  readonly #port: number;
  #primary: Node = 'one';

  private constructor(pair: PostgresPair, port: number) {
    this.#pair = pair;
    this.#port = port;
  }

  static async start(closing: Closing, haproxy: string): Promise<Cluster> {
    const pair = await startPostgresPair();
    closing.add(() => pair.remove());
    await ask(pair.urlOf('one'), 'create role chalkline_check login');
    const { port, stop } = await startHaproxy(haproxy, pair.ports);
    closing.add(stop);
    const cluster = new Cluster(pair, port);
    await cluster.addReplica();
    await cluster.#untilReachable();
    return cluster;
  }

  /** The address that leads to whichever server is the primary. */
  get url(): string {
    return Object.assign(new URL(this.#pair.urlOf('one')), { port: String(this.#port) }).href;
  }

  get #replica(): Node {
    return this.#primary === 'one' ? 'two' : 'one';
  }

  /** Lets the primary fail. Afterwards it accepts no more writes. */
  async fail(failure: Failure): Promise<void> {
    if (failure === 'replica first') {
      await this.#pair.kill(this.#replica);
      await pause(withoutReplicaMilliseconds);
    }
    await (failure === 'freeze' ? this.#pair.freeze(this.#primary) : this.#pair.kill(this.#primary));
  }

  /** Makes the replica the primary, which does not wait for a replica until it has one again. */
  async promote(failure: Failure): Promise<void> {
    if (failure === 'replica first') await this.#pair.start(this.#replica);
    await this.#pair.promote(this.#replica);
    this.#primary = this.#replica;
    await this.#requireReplica(false);
  }

  /** Removes the failed server if it is frozen, so that it never accepts a write again. */
  async fence(failure: Failure): Promise<void> {
    if (failure === 'freeze') await this.#pair.kill(this.#replica);
  }

  /** Makes the other server a synchronous replica, and waits until it has everything. */
  async addReplica(): Promise<void> {
    await this.#pair.copy(this.#primary, this.#replica);
    await this.#pair.start(this.#replica);
    await this.#requireReplica(true);
    await this.#untilTrue("select count(*) = 1 as yes from pg_stat_replication where sync_state = 'sync'");
    await pause(settleMilliseconds);
    const [row] = await this.#ask('select pg_current_wal_lsn() as written');
    await this.#untilTrue(`select flush_lsn >= '${row?.written}' as yes from pg_stat_replication`);
  }

  async #requireReplica(isRequired: boolean): Promise<void> {
    await this.#ask(`alter system set synchronous_standby_names = '${isRequired ? '*' : ''}'`);
    await this.#ask('select pg_reload_conf()');
  }

  async #untilTrue(question: string): Promise<void> {
    while ((await this.#ask(question))[0]?.yes !== true) await pause(50);
  }

  async #untilReachable(): Promise<void> {
    for (;;) {
      const isReachable = await ask(this.url, 'select 1').then(
        () => true,
        () => false,
      );
      if (isReachable) return;
      await pause(100);
    }
  }

  #ask(statement: string): Promise<Record<string, unknown>[]> {
    return ask(this.#pair.urlOf(this.#primary), statement);
  }
}
