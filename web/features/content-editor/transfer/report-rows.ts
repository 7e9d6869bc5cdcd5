import type { ImportReport } from '@chalkline/contract/content-import';
import type { FieldChange } from '@chalkline/contract/founder-content';
import { mostListed } from '@chalkline/domain/content/content-limits';
import { groupDigits } from '@chalkline/domain/writing/group-digits';

export interface ReportRow {
  readonly key: string;
  readonly verdict: 'New' | 'Changed' | 'Deleted' | 'Stays';
  readonly kind: ImportReport['created'][number]['kind'];
  readonly title: string;
  readonly file: string;
  readonly changes: readonly FieldChange[];
  /** Why the item is kept. */
  readonly reason?: string | undefined;
}

type Imported = ImportReport['created'][number] & {
  readonly changes?: readonly FieldChange[];
  readonly reason?: string;
};

/** The items of a report as one list, grouped by what happens to them. */
export function reportRows({ created, changed, deleted, left }: ImportReport): ReportRow[] {
  const rows = (verdict: ReportRow['verdict'], items: readonly Imported[]): ReportRow[] =>
    items.map(({ kind, id, title, file, changes = [], reason }) => ({
      key: `${verdict} ${kind} ${id}`,
      verdict,
      kind,
      title,
      file,
      changes,
      reason,
    }));
  return [
    ...rows('New', created),
    ...rows('Changed', changed),
    ...rows('Deleted', deleted),
    ...rows('Stays', left),
  ];
}

/** "2 new, 1 changed, 0 deleted, 90 the same." */
export function reportSummary({ counts, unchanged, pictures }: ImportReport): string {
  const { created, changed, deleted, left } = counts;
  const stays = left > 0 ? `, ${left} left unchanged` : '';
  const brought = pictures.brought > 0 ? ` With ${counted(pictures.brought)}.` : '';
  return `${created} new, ${changed} changed, ${deleted} deleted, ${unchanged} the same${stays}.${brought}`;
}

/** What a long report leaves out: "And 2,300 more new. The table shows the first 200 of each." */
export function leftOut({ counts, created, changed, deleted, left }: ImportReport): string | undefined {
  const parts = [
    [counts.created - created.length, 'new'],
    [counts.changed - changed.length, 'changed'],
    [counts.deleted - deleted.length, 'deleted'],
    [counts.left - left.length, 'unchanged'],
  ] as const;
  const named = parts
    .filter(([items]) => items > 0)
    .map(([items, what]) => `${groupDigits(items)} more ${what}`);
  return named.length > 0
    ? `And ${named.join(', ')}. The table shows the first ${mostListed} of each.`
    : undefined;
}

/** The missing pictures, if there are any. */
export function missingPictures({ pictures: { missing } }: ImportReport): string | undefined {
  if (missing.length === 0) return undefined;
  return `Neither in the archive nor here: ${counted(missing.length)} that it shows (${missing.join(', ')}).`;
}

function counted(pictures: number): string {
  return pictures === 1 ? '1 picture' : `${pictures} pictures`;
}
