import type { SaveKind } from '@chalkline/domain/content/content-kinds';

/** How a version came about, in words that a name can stand before or behind. */
export const saveWords: Readonly<Record<SaveKind, string>> = {
  file: 'Loaded from its content file',
  create: 'Created',
  save: 'Saved',
  publish: 'Published',
  schedule: 'Set to publish itself',
  unpublish: 'Unpublished',
  reorder: 'Put into another order',
  delete: 'Deleted',
  restore: 'Brought back',
  import: 'Imported',
  follow: 'Changed with something that it names',
  go_live: 'Went live on its day',
};

export function savedLabel({ saveKind, savedBy }: { saveKind: SaveKind; savedBy: string | null }): string {
  return savedBy ? `${saveWords[saveKind]} by ${savedBy}` : saveWords[saveKind];
}
