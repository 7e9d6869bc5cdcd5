import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

export interface StateFileOptions<State> {
  readonly path: string;
  /** The initial state, written when there is no file yet. */
  readonly initial: () => State | Promise<State>;
  /** Whether the content of the file has the expected shape. */
  readonly isValid: (value: unknown) => value is State;
}

/**
 * A JSON file that survives a restart. Open a path only once per process: writes are serialised per
 * opening.
 */
export interface StateFile<State> {
  /** The state as of the last write to disk. */
  current(): State;
  /**
   * Replaces the state by the result of `change`, and resolves when that is on disk. Returning the same
   * object writes nothing. When the write fails, the state stays unchanged.
   */
  update(change: (latest: State) => State): Promise<State>;
}

export class BrokenStateFile extends Error {
  override readonly name = 'BrokenStateFile';

  constructor(path: string, reason: string) {
    super(
      `The sandbox file ${path} is broken: ${reason}. Restore it, or delete it to begin again without it.`,
    );
  }
}

/**
 * Opens or creates the file. Throws BrokenStateFile rather than losing what a damaged file still contains.
 */
export async function openStateFile<State>(options: StateFileOptions<State>): Promise<StateFile<State>> {
  let state = (await readState(options)) ?? (await writeState(options.path, await options.initial()));
  let lastWrite: Promise<unknown> = Promise.resolve();

  const apply = async (change: (latest: State) => State): Promise<State> => {
    const next = change(state);
    if (next !== state) state = await writeState(options.path, next);
    return state;
  };

  return {
    current: () => state,
    update(change) {
      const write = lastWrite.then(() => apply(change));
      lastWrite = write.catch(() => undefined);
      return write;
    },
  };
}

async function readState<State>({ path, isValid }: StateFileOptions<State>): Promise<State | undefined> {
  const text = await readIfPresent(path);
  if (text === undefined) return undefined;
  const value = parseJson(path, text);
  if (!isValid(value)) throw new BrokenStateFile(path, 'its content does not have the expected shape');
  return value;
}

async function readIfPresent(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message quotes the text, which may be a private key.
    throw new BrokenStateFile(path, 'it is not JSON');
  }
}

async function writeState<State>(path: string, state: State): Promise<State> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.unfinished`;
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(state)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
  return state;
}
