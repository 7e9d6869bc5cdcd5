import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PgliteStatements } from './pglite-statements.ts';

let pglite: PGlite;
let statements: PgliteStatements;
beforeAll(async () => {
  pglite = await PGlite.create();
  statements = new PgliteStatements(pglite);
  await run('create table facts (id int primary key, label text, at timestamptz, tags text[], data jsonb)');
});
afterAll(() => pglite.close());

const run = (sql: string, parameters: readonly unknown[] = [], rowMode: 'array' | 'object' = 'object') =>
  statements.run({ sql, parameters, rowMode });

const preparedCount = async () =>
  (await pglite.query<{ count: number }>('select count(*)::int from pg_prepared_statements')).rows[0]?.count;

describe("the embedded database's statements", () => {
  it('return rows and how many were changed, whichever values they get', async () => {
    const insert = 'insert into facts values ($1, $2, $3, $4, $5) returning id';
    const at = '2026-11-16T10:00:00.000Z';
    expect(await run(insert, [1, "it's", at, ['a', 'b,c'], { deep: [1] }])).toEqual({
      rows: [{ id: 1 }],
      affectedRows: 1,
    });
    await run(insert, [2, null, null, null, null]);
    const { rows } = await run('select * from facts where id <= $1 order by id', [2], 'array');
    expect(rows).toEqual([
      [1, "it's", '2026-11-16 10:00:00+00', ['a', 'b,c'], { deep: [1] }],
      [2, null, null, null, null],
    ]);
    expect((await run('update facts set label = $1', ['new'])).affectedRows).toBe(2);
  });

  it('go on after one that fails, in a transaction that is rolled back, too', async () => {
    const insert = 'insert into facts (id) values ($1)';
    await run('BEGIN');
    await run(insert, [3]);
    await expect(run(insert, [3])).rejects.toMatchObject({ code: '23505', constraint: 'facts_pkey' });
    await run('ROLLBACK');
    await expect(run('select nothing from nowhere')).rejects.toMatchObject({ code: '42P01' });
    await run(insert, [3]);
    expect((await run('select id from facts where id = $1', [3])).rows).toEqual([{ id: 3 }]);
  });

  it('are prepared again after a change of their tables', async () => {
    const select = 'select * from facts where id = $1';
    await run(select, [1]);
    await run('alter table facts drop column data');
    expect((await run(select, [2])).rows).toEqual([{ id: 2, label: 'new', at: null, tags: null }]);
  });

  it('are prepared again after a change that was rolled back', async () => {
    const select = 'select * from facts where id = $1';
    await run('BEGIN');
    await run('alter table facts add column extra int default 7');
    expect((await run(select, [2])).rows).toMatchObject([{ id: 2, extra: 7 }]);
    await run('ROLLBACK');
    expect((await run(select, [2])).rows).toEqual([{ id: 2, label: 'new', at: null, tags: null }]);
  });

  it('stay prepared up to a limit, and the oldest is forgotten first', async () => {
    for (let number = 0; number < 250; number += 1) await run(`select ${number}::int as number`);
    expect(await preparedCount()).toBe(200);
    expect((await run('select 0::int as number')).rows).toEqual([{ number: 0 }]);
  });
});
