import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { copyTemplate, type TestDatabase } from '../testing/test-database.ts';
import { DatabaseStatus } from './database-status.ts';
import { ReadPipelines } from './read-pipelines.ts';

const sameNumber = { name: 'same_number', text: 'select $1::int as number' };
const divided = { name: 'divided', text: 'select 100 / $1::int as number' };
const ownBackend = { name: 'own_backend', text: 'select pg_backend_pid() as number' };
const ended = { name: 'ended', text: 'select pg_terminate_backend(pg_backend_pid())' };
const rowOfAll =
  'select $1::int as number, $2::text as nothing, $3::text as text, json_build_array(1, json_build_object($$a$$, null)) as list';
const never = { name: 'never', text: 'select pg_sleep(60)' };

const longestMilliseconds = 500;

// The embedded database has no connections.
describe.skipIf(process.env.TEST_DB !== 'postgres')('reads that are sent together', () => {
  let copy: TestDatabase;
  let pipelines: ReadPipelines;
  const status = new DatabaseStatus();
  const config = () => ({ connectionString: copy.databaseUrl, query_timeout: 10_000 });
  beforeAll(async () => {
    copy = await copyTemplate();
    pipelines = new ReadPipelines(config(), longestMilliseconds, status);
  });
  afterAll(async () => {
    await pipelines.end();
    await copy.remove();
  });

  const read = async (statement: { name: string; text: string }, values: unknown[] = []) =>
    (await pipelines.read(statement, values))?.rows[0]?.number;
  /** The first read opens a pipeline, and another connection has to answer it. */
  const open = () => expect.poll(() => read(sameNumber, [1])).toBe(1);

  it('are left to others until a connection is open', async () => {
    expect(pipelines.read(sameNumber, [1])).toBeUndefined();
    await open();
  });

  it('are left to the pool while the database is down', async () => {
    await open();
    await expect(read(ended)).rejects.toThrow(/terminat/);
    await expect.poll(() => pipelines.connections.open).toBe(0);
    const connect = vi.spyOn(Client.prototype, 'connect');
    status.wentDown('the server was stopped');
    expect(pipelines.read(sameNumber, [1])).toBeUndefined();
    expect(connect).not.toHaveBeenCalled();
    connect.mockRestore();
    status.cameBack();
    await open();
  });

  it('each get their own answer, on one connection', async () => {
    await open();
    const numbers = Array.from({ length: 20 }, (_, index) => index);
    expect(await Promise.all(numbers.map((number) => read(sameNumber, [number])))).toEqual(numbers);
    expect(new Set(await Promise.all(numbers.map(() => read(ownBackend)))).size).toBe(1);
  });

  it('are the same when their rows have been described before', async () => {
    await open();
    const statement = { name: 'row_of_all', text: rowOfAll };
    const rows = async () => (await pipelines.read(statement, [4, null, 'sea'])) ?? { rows: [] };
    const first = await rows();
    expect(first.rows).toEqual([{ number: 4, nothing: null, text: 'sea', list: [1, { a: null }] }]);
    expect((await rows()).rows).toEqual(first.rows);
    const inArrays = await pipelines.read({ ...statement, rowMode: 'array' }, [5, 'x', '']);
    expect(inArrays?.rows).toEqual([[5, 'x', '', [1, { a: null }]]]);
    const withoutRows = { name: 'no_rows', text: 'select $1::int as number where false' };
    for (let times = 0; times < 3; times += 1)
      expect((await pipelines.read(withoutRows, [1]))?.rows).toEqual([]);
  });

  it('do not wait behind one that is slow or blocked', async () => {
    const onlyOne = new ReadPipelines(config(), longestMilliseconds, status);
    await expect.poll(() => onlyOne.read(sameNumber, [1])).toBeDefined();
    const slow = expect(onlyOne.read(never, [])).rejects.toThrow('statement timeout');
    const behind: Promise<unknown>[] = [];
    const isLeftToOthers = () => {
      const sent = onlyOne.read(sameNumber, [1]);
      if (sent) behind.push(sent);
      return sent === undefined;
    };
    await expect.poll(isLeftToOthers).toBe(true);
    await Promise.all([slow, ...behind]);
    await onlyOne.end();
  });

  it('get another connection when a table has changed under their statement', async () => {
    await open();
    const owner = new Client({ connectionString: copy.databaseUrl });
    await owner.connect();
    await owner.query('create table changing (number int); insert into changing values (7)');
    const changing = { name: 'changing', text: 'select number from changing' };
    expect(await read(changing)).toBe(7);
    await owner.query('alter table changing alter number type text');
    await owner.end();
    await expect(read(changing)).rejects.toThrow('cached plan');
    await open();
    expect(await read(changing)).toBe('7');
  });

  it('are refused when their name stands for another statement', async () => {
    await open();
    const other = { ...sameNumber, text: 'select 2 * $1::int as number' };
    await expect(read(other, [4])).rejects.toThrow('must be unique');
    expect(await read(sameNumber, [4])).toBe(4);
  });

  it('fail alone', async () => {
    await open();
    const outcomes = await Promise.allSettled([
      read(sameNumber, [7]),
      read(divided, [0]),
      read(divided, [4]),
      read(sameNumber, ['no number']),
      read(sameNumber, [8]),
    ]);
    expect(outcomes.map((outcome) => ('value' in outcome ? outcome.value : 'failed'))).toEqual([
      7,
      'failed',
      25,
      'failed',
      8,
    ]);
  });

  it('are cancelled when they take too long, without the others', async () => {
    await open();
    const [slow, quick] = await Promise.allSettled([read(never), read(sameNumber, [3])]);
    expect(slow).toMatchObject({ status: 'rejected', reason: { code: '57014' } });
    expect(quick).toEqual({ status: 'fulfilled', value: 3 });
  });

  it('fail with a lost connection, after which another one is opened', async () => {
    await open();
    await expect(read(ended)).rejects.toThrow(/terminat/);
    await open();
  });

  it('never wait in a pipeline that has many of them', async () => {
    await open();
    const reads = Array.from({ length: 200 }, () => pipelines.read(sameNumber, [1]));
    expect(reads.filter((one) => one === undefined).length).toBeGreaterThan(100);
    await Promise.all(reads);
  });
});
