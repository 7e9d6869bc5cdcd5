import type { SaveKind } from '@chalkline/domain/content/content-kinds';

/** How a version was made, worded so that a name can come before or after it. */
const saveLabels: Readonly<Record<SaveKind, string>> = {
  file: 'Loaded from its content file',
  create: 'Created',
  save: 'Saved',
  publish: 'Published',
  schedule: 'Scheduled',
  unpublish: 'Unpublished',
  reorder: 'Reordered',
  delete: 'Deleted',
  restore: 'Restored',
  import: 'Imported',
  follow: 'Updated with an item it refers to',
  go_live: 'Published on schedule',
};

export function savedLabel({ saveKind, savedBy }: { saveKind: SaveKind; savedBy: string | null }): string {
  return savedBy ? `${saveLabels[saveKind]} by ${savedBy}` : saveLabels[saveKind];
}
