import type { PoolClient } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { transactionClient } from './transaction-client.ts';

const broken = Object.assign(new Error('terminating connection'), { code: '57P01' });
const duplicate = Object.assign(new Error('duplicate key'), { code: '23505' });

/** A connection on which the given statements fail. */
function connectionThatFails(failures: Record<string, Error>) {
  const query = vi.fn(async ({ text }: { text: string }) => {
    if (failures[text]) throw failures[text];
    return { rows: [] };
  });
  const release = vi.fn();
  const client = transactionClient({ query, release } as unknown as PoolClient);
  return { query, release, client, say: (text: string) => client.query({ text }, []) };
}

describe('the connection of a transaction', () => {
  it('goes back to the pool when the transaction could not begin', async () => {
    const { release, say } = connectionThatFails({ begin: broken });
    await expect(say('begin')).rejects.toThrow(broken);
    expect(release).toHaveBeenCalledExactlyOnceWith(broken);
  });

  it('is not used again once it is broken, not even to roll back', async () => {
    const { query, release, client, say } = connectionThatFails({ insert: broken });
    await say('begin');
    await expect(say('insert')).rejects.toThrow(broken);
    await say('rollback');
    client.release();
    expect(query.mock.calls.map(([{ text }]) => text)).toEqual(['begin', 'insert']);
    expect(release).toHaveBeenCalledExactlyOnceWith(broken);
  });

  it('is discarded when it cannot be rolled back, and the first error is kept', async () => {
    const cannotRollBack = new Error('cannot roll back');
    const { release, client, say } = connectionThatFails({ insert: duplicate, rollback: cannotRollBack });
    await say('begin');
    await expect(say('insert')).rejects.toThrow(duplicate);
    await say('rollback');
    client.release();
    expect(release).toHaveBeenCalledExactlyOnceWith(cannotRollBack);
  });

  it('is kept when only the query is wrong', async () => {
    const { release, client, say } = connectionThatFails({ insert: duplicate });
    await say('begin');
    await expect(say('insert')).rejects.toThrow(duplicate);
    await say('rollback');
    client.release();
    expect(release).toHaveBeenCalledExactlyOnceWith(undefined);
  });
});
