import type { NeededFile } from '@chalkline/domain/videos/missing-media';
import type { Database } from '../../db/database.ts';
import { DeadlinePassed, withDeadline } from '../../platform/concurrency/deadline.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { MediaCheck } from '../videos/index.ts';

/** Other servers are asked for this many files at a time. */
const filesAtOnce = 6;

/** How long other servers have to answer for all files together, in milliseconds. */
const timeForAllFiles = 60_000;

/** Somebody else can change the content while servers are asked, so that more files are needed. */
const maxRounds = 3;

const notInTime =
  "couldn't be checked, because other servers took too long to answer. Please try again in a moment";

/** Files of other servers, and the hosts that were allowed when they were needed. */
interface WantedFiles {
  readonly files: readonly NeededFile[];
  readonly allowedHosts: readonly string[];
}

/** A change needs files of other servers that nobody has asked for yet. */
class UncheckedFiles extends Error {
  readonly wanted: WantedFiles;

  constructor(wanted: WantedFiles) {
    super('Files of other servers have to be checked first.');
    this.wanted = wanted;
  }
}

/** Says why the files of lessons can't be played, within a transaction. */
export interface FileAnswers {
  /**
   * A reason for each file that can't be played, and undefined for each that can. If some files haven't been checked
   * yet, throws, so that the transaction ends and runs again after they have been checked.
   */
  reasonsAgainst(tx: Database, wanted: WantedFiles): Promise<readonly (string | undefined)[]>;
}

/**
 * Runs a change that may need files of other servers. Nobody may wait for those within a transaction, so it is run
 * again once they have answered.
 */
export async function withExternalMedia<Result>(
  check: MediaCheck,
  change: (answers: FileAnswers) => Promise<Result>,
): Promise<Result> {
  const answers = new ExternalAnswers(check);
  for (let round = 0; round <= maxRounds; round += 1) {
    try {
      return await change(answers);
    } catch (error) {
      if (!(error instanceof UncheckedFiles)) throw error;
      if (round < maxRounds) await answers.ask(error.wanted);
    }
  }
  throw new Refusal(
    'conflict',
    'Somebody else changed the content while its videos were checked. Please try again.',
  );
}

class ExternalAnswers implements FileAnswers {
  readonly #check: MediaCheck;
  readonly #known = new Map<string, string | undefined>();

  constructor(check: MediaCheck) {
    this.#check = check;
  }

  async reasonsAgainst(tx: Database, wanted: WantedFiles): Promise<(string | undefined)[]> {
    if (this.#unchecked(wanted).size > 0) throw new UncheckedFiles(wanted);
    const reasons: (string | undefined)[] = [];
    for (const file of wanted.files)
      reasons.push(this.#known.get(keyOf(file, wanted)) ?? (await this.#check.checkLocally(tx, file)));
    return reasons;
  }

  /** Asks other servers once for each file. What they haven't answered in time can't be played for now. */
  async ask(wanted: WantedFiles): Promise<void> {
    const unchecked = this.#unchecked(wanted);
    try {
      await withDeadline(timeForAllFiles, (signal) => this.#askForAll(unchecked, wanted, signal));
    } catch (error) {
      if (!(error instanceof DeadlinePassed)) throw error;
      for (const key of this.#unchecked(wanted).keys()) this.#known.set(key, notInTime);
    }
  }

  async #askForAll(
    unchecked: ReadonlyMap<string, NeededFile>,
    { allowedHosts }: WantedFiles,
    signal: AbortSignal,
  ): Promise<void> {
    const waiting = [...unchecked];
    const askForNext = async () => {
      for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) {
        const [key, file] = next;
        const reason = await this.#check.checkRemotely(file, { allowedHosts, signal });
        if (!signal.aborted) this.#known.set(key, reason);
      }
    };
    try {
      await Promise.all(Array.from({ length: filesAtOnce }, askForNext));
    } finally {
      // After an error nobody needs the other answers.
      waiting.length = 0;
    }
  }

  /** By key, because several lessons can show the same file. */
  #unchecked(wanted: WantedFiles): Map<string, NeededFile> {
    const remote = wanted.files.filter((file) => this.#check.isRemote(file));
    const byKey = remote.map((file) => [keyOf(file, wanted), file] as const);
    return new Map(byKey.filter(([key]) => !this.#known.has(key)));
  }
}

/** An answer holds only for the hosts that were allowed: a stream can lead to others. */
function keyOf({ field, address, needsCors }: NeededFile, { allowedHosts }: WantedFiles): string {
  return JSON.stringify([field, address, needsCors ?? false, allowedHosts]);
}
