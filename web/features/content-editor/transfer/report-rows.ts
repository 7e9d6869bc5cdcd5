import type { ImportReport } from '@chalkline/contract/content-import';
import type { FieldChange } from '@chalkline/contract/founder-content';

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
export function reportSummary({
  created,
  changed,
  deleted,
  left,
  unchanged,
  pictures,
}: ImportReport): string {
  const stays = left.length > 0 ? `, ${left.length} left unchanged` : '';
  const brought = pictures.brought > 0 ? ` With ${counted(pictures.brought)}.` : '';
  return `${created.length} new, ${changed.length} changed, ${deleted.length} deleted, ${unchanged} the same${stays}.${brought}`;
}

/** The missing pictures, if there are any. */
export function missingPictures({ pictures: { missing } }: ImportReport): string | undefined {
  if (missing.length === 0) return undefined;
  return `Neither in the archive nor here: ${counted(missing.length)} that it shows (${missing.join(', ')}).`;
}

function counted(pictures: number): string {
  return pictures === 1 ? '1 picture' : `${pictures} pictures`;
}
