import { createHash } from 'node:crypto';
import type { ImportReport } from '@chalkline/contract/content-import';
import { canonical } from '@chalkline/domain/content/canonical';
import { mostListed } from '@chalkline/domain/content/content-limits';
import { type ContentItem, keyOf } from '../../content/content-item.ts';
import type { ContentSet, ItemChange } from '../../content/content-set.ts';
import { fileNames } from '../../content/file-names.ts';
import { titleOf } from '../../content/listing.ts';
import { mapWithBreaks } from '../../platform/concurrency/map-with-breaks.ts';
import { yieldToEventLoop } from '../../platform/concurrency/yield-to-event-loop.ts';
import { changesBetween } from './versions.ts';

export interface LeftItem {
  readonly item: ContentItem;
  readonly reason: string;
}

interface Imported {
  readonly set: ContentSet;
  /** The content after the changes. */
  readonly after: ContentSet;
  readonly items: readonly ContentItem[];
  readonly pictures: ImportReport['pictures'];
  readonly changes: readonly ItemChange[];
  readonly left: readonly LeftItem[];
  readonly isDryRun: boolean;
}

/** What an import does, item by item, and its fingerprint. */
export async function importReport({ isDryRun, ...imported }: Imported): Promise<ImportReport> {
  await yieldToEventLoop();
  const outcome = await outcomeOf(imported);
  await yieldToEventLoop();
  return { isDryRun, ...shortened(outcome), fingerprint: await fingerprintOf(outcome, imported) };
}

/** Everything that an import does, of which the report lists the first items. */
type Outcome = Omit<ImportReport, 'isDryRun' | 'counts' | 'fingerprint'>;

function shortened({
  created,
  changed,
  deleted,
  left,
  ...rest
}: Outcome): Outcome & Pick<ImportReport, 'counts'> {
  return {
    ...rest,
    counts: {
      created: created.length,
      changed: changed.length,
      deleted: deleted.length,
      left: left.length,
    },
    created: created.slice(0, mostListed),
    changed: changed.slice(0, mostListed),
    deleted: deleted.slice(0, mostListed),
    left: left.slice(0, mostListed),
  };
}

/**
 * Differs as soon as anything about the import differs: another archive, or content that was saved
 * meanwhile. The report leaves out the texts of created and deleted items, so the fingerprint also covers
 * the changes with the versions they replace.
 */
async function fingerprintOf(
  outcome: Outcome,
  { set, changes }: Pick<Imported, 'set' | 'changes'>,
): Promise<string> {
  const whole = changes.map((change) => ({ ...change, ends: set.find(change.item)?.version ?? null }));
  const hash = createHash('sha256');
  // Hashed part by part, because the texts of a whole site take long.
  await mapWithBreaks(partsOf({ ...outcome, whole }), (part) => void hash.update(`${canonical(part)}\n`));
  return hash.digest('base64url');
}

/** The parts of a report, with its lists item by item. */
function partsOf(report: object): unknown[] {
  return Object.entries(report).flatMap(([name, value]: [string, unknown]) =>
    Array.isArray(value) ? [name, ...value] : [name, value],
  );
}

async function outcomeOf({
  set,
  after,
  items,
  pictures,
  changes,
  left,
}: Omit<Imported, 'isDryRun'>): Promise<Outcome> {
  const fileAfter = fileNames(after.present());
  const fileBefore = fileNames(set.present());
  const reportOf = (item: ContentItem, file: string) => ({
    kind: item.kind,
    id: item.id,
    title: titleOf(item),
    file,
  });
  const isHere = ({ item }: ItemChange) => set.find(item)?.isDeleted === false;
  const kept = changes.filter(({ isDeleted }) => !isDeleted);
  const changed = kept.filter(isHere);
  const created = kept.filter((change) => !isHere(change));
  const changedKeys = new Set(kept.map(({ item }) => keyOf(item)));
  return {
    created: created.map(({ item }) => reportOf(item, fileAfter(item))),
    changed: await mapWithBreaks(changed, ({ item }) => {
      const before = set.find(item)?.item ?? item;
      return { ...reportOf(item, fileAfter(item)), changes: changesBetween(before, item) };
    }),
    deleted: changes.filter(({ isDeleted }) => isDeleted).map(({ item }) => reportOf(item, fileBefore(item))),
    left: left.map(({ item, reason }) => ({ ...reportOf(item, fileBefore(item)), reason })),
    unchanged: items.filter((item) => !changedKeys.has(keyOf(item))).length,
    pictures,
  };
}
