import type { NeededFile } from '@chalkline/domain/videos/missing-media';
import type { Database } from '../../db/database.ts';
import type { MediaCheck } from '../videos/index.ts';

/** Other servers are asked for this many files at a time. */
const filesAtOnce = 6;

/** A change needs files of other servers that nobody has asked for yet. */
class UncheckedFiles extends Error {
  readonly files: readonly NeededFile[];
  readonly allowedHosts: readonly string[];

  constructor(files: readonly NeededFile[], allowedHosts: readonly string[]) {
    super('Files of other servers have to be checked first.');
    this.files = files;
    this.allowedHosts = allowedHosts;
  }
}

/** Says why the files of a lesson can't be played, within a transaction. */
export interface FileAnswers {
  reasonAgainst(tx: Database, file: NeededFile): Promise<string | undefined>;
  /** Ends the transaction, to ask other servers and begin again, unless they have been asked for all these files. */
  expectChecked(files: readonly NeededFile[], allowedHosts: readonly string[]): void;
}

/**
 * Runs a change that may need files of other servers. Nobody may wait for those within a transaction, so it is run
 * again once they have answered.
 */
export async function withExternalMedia<Result>(
  check: MediaCheck,
  change: (answers: FileAnswers) => Promise<Result>,
): Promise<Result> {
  const known = new Map<string, string | undefined>();
  const answers: FileAnswers = {
    reasonAgainst: async (tx, file) => known.get(keyOf(file)) ?? check.here(tx, file),
    expectChecked: (files, allowedHosts) => {
      const unchecked = files.filter((file) => check.isElsewhere(file) && !known.has(keyOf(file)));
      if (unchecked.length > 0) throw new UncheckedFiles(unchecked, allowedHosts);
    },
  };
  for (;;) {
    try {
      return await change(answers);
    } catch (error) {
      if (!(error instanceof UncheckedFiles)) throw error;
      await askFor(error, check, known);
    }
  }
}

async function askFor(
  { files, allowedHosts }: UncheckedFiles,
  check: MediaCheck,
  known: Map<string, string | undefined>,
): Promise<void> {
  for (let from = 0; from < files.length; from += filesAtOnce) {
    const some = files.slice(from, from + filesAtOnce);
    const reasons = await Promise.all(some.map((file) => check.elsewhere(file, allowedHosts)));
    for (const [index, file] of some.entries()) known.set(keyOf(file), reasons[index]);
  }
}

const keyOf = ({ field, address, isRead }: NeededFile) => `${field} ${isRead ?? false} ${address}`;
