/** What the site is made of. Each item has a kind and an id that stays. */
export const contentKinds = ['course', 'lesson', 'prompt', 'certification', 'post', 'legal', 'site'] as const;

export type ContentKind = (typeof contentKinds)[number];

/** The legal pages and the site settings are always there: they are edited, never made or deleted. */
export const changeableKinds = ['course', 'lesson', 'prompt', 'certification', 'post'] as const;

export type ChangeableKind = (typeof changeableKinds)[number];

export function canComeAndGo(kind: ContentKind): kind is ChangeableKind {
  return changeableKinds.some((changeable) => changeable === kind);
}

/** Only these are published on their own: everything else is there as soon as it is saved. */
export const publishableKinds = ['course', 'post'] as const;

export type PublishableKind = (typeof publishableKinds)[number];

export function canBePublished(kind: ContentKind): kind is PublishableKind {
  return publishableKinds.some((publishable) => publishable === kind);
}

/** The site settings are one item. */
export const siteItemId = 'site';

/**
 * How a version came about. `file`: from the files that come with the product. `follow`: because something
 * changed that it names. `go_live`: its day had come.
 */
export const saveKinds = [
  'file',
  'create',
  'save',
  'publish',
  'schedule',
  'unpublish',
  'reorder',
  'delete',
  'restore',
  'import',
  'follow',
  'go_live',
] as const;

export type SaveKind = (typeof saveKinds)[number];

/** What somebody changed here is theirs: the files that come with the product do not touch it any more. */
export function followsFiles(newest: SaveKind): boolean {
  return newest === 'file';
}
