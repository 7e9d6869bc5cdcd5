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
   * object writes nothing. When a write fails, all updates that it contains are rejected, and the state stays
   * unchanged.
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
  let waiting: Update<State>[] = [];
  let isWriting = false;

  /** Writes once for all updates that are waiting: under load, most of the time is spent on the disk. */
  const writeWaiting = async (): Promise<void> => {
    isWriting = true;
    while (waiting.length > 0) {
      const updates = waiting;
      waiting = [];
      const { next, applied } = applyAll(state, updates);
      try {
        if (next !== state) state = await writeState(options.path, next);
        for (const { resolve } of applied) resolve(state);
      } catch (error) {
        for (const { reject } of applied) reject(error);
      }
    }
    isWriting = false;
  };

  return {
    current: () => state,
    update: (change) =>
      new Promise((resolve, reject) => {
        waiting.push({ change, resolve, reject });
        if (!isWriting) void writeWaiting();
      }),
  };
}

interface Update<State> {
  readonly change: (latest: State) => State;
  resolve(state: State): void;
  reject(error: unknown): void;
}

/** Applies one update after the other. One that throws is rejected and changes nothing. */
function applyAll<State>(state: State, updates: readonly Update<State>[]) {
  let next = state;
  const applied: Update<State>[] = [];
  for (const update of updates) {
    try {
      next = update.change(next);
      applied.push(update);
    } catch (error) {
      update.reject(error);
    }
  }
  return { next, applied };
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
