import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BrokenStateFile, openStateFile } from './state-file.ts';

interface Tally {
  readonly count: number;
}

const isTally = (value: unknown): value is Tally =>
  typeof value === 'object' && value !== null && 'count' in value && typeof value.count === 'number';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chalkline-state-'));
  path = join(folder, 'below', 'tally.json');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const open = () => openStateFile<Tally>({ path, initial: () => ({ count: 0 }), isValid: isTally });
const onDisk = async () => JSON.parse(await readFile(path, 'utf8'));
const increment = ({ count }: Tally): Tally => ({ count: count + 1 });

describe('a state file', () => {
  it('starts with the initial state, on disk, readable by its owner only', async () => {
    expect((await open()).current()).toEqual({ count: 0 });
    expect(await onDisk()).toEqual({ count: 0 });
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('is kept when it is opened again', async () => {
    await (await open()).update(increment);
    expect((await open()).current()).toEqual({ count: 1 });
  });

  it('applies parallel changes one after the other', async () => {
    const file = await open();
    await Promise.all(Array.from({ length: 50 }, () => file.update(increment)));
    expect(file.current()).toEqual({ count: 50 });
    expect(await onDisk()).toEqual({ count: 50 });
    expect(await readdir(join(folder, 'below'))).toEqual(['tally.json']);
  });

  it('is not changed by a change that throws', async () => {
    const file = await open();
    const refused = file.update(() => {
      throw new Error('no');
    });
    await expect(refused).rejects.toThrow('no');
    expect(await file.update(increment)).toEqual({ count: 1 });
  });

  it('keeps the state on disk when a write fails', async () => {
    const file = await open();
    await rm(join(folder, 'below'), { recursive: true });
    await writeFile(join(folder, 'below'), 'a file where the folder was');
    await expect(file.update(increment)).rejects.toThrow();
    expect(file.current()).toEqual({ count: 0 });
  });

  it('writes nothing when nothing changes', async () => {
    const file = await open();
    await rm(path);
    await file.update((latest) => latest);
    await expect(stat(path)).rejects.toThrow();
  });

  it('ignores the leftover of an interrupted write', async () => {
    await (await open()).update(increment);
    await writeFile(`${path}.unfinished`, '{"cou');
    const file = await open();
    expect(await file.update(increment)).toEqual({ count: 2 });
  });
});

describe('a broken state file', () => {
  it.each(['', '{"count": 1', '{"count": "1"}', 'null', '[]'])(
    'is an error and stays as it is: %s',
    async (text) => {
      await open();
      await writeFile(path, text);
      await expect(open()).rejects.toThrow(BrokenStateFile);
      await expect(open()).rejects.toThrow(path);
      expect(await readFile(path, 'utf8')).toBe(text);
    },
  );

  it('does not reveal its content in the message', async () => {
    await open();
    await writeFile(path, 'private-key');
    await expect(open()).rejects.not.toThrow('private-key');
  });
});
