/** The kinds of content. Each item has a kind and a permanent id. */
export const contentKinds = ['course', 'lesson', 'prompt', 'certification', 'post', 'legal', 'site'] as const;

export type ContentKind = (typeof contentKinds)[number];

/** Legal pages and site settings always exist: they are edited, never created or deleted. */
const changeableKinds = ['course', 'lesson', 'prompt', 'certification', 'post'] as const;

export type ChangeableKind = (typeof changeableKinds)[number];

export function canComeAndGo(kind: ContentKind): kind is ChangeableKind {
  return changeableKinds.some((changeable) => changeable === kind);
}

/** Only these kinds are published explicitly; everything else is public as soon as it is saved. */
const publishableKinds = ['course', 'post'] as const;

export type PublishableKind = (typeof publishableKinds)[number];

export function canBePublished(kind: ContentKind): kind is PublishableKind {
  return publishableKinds.some((publishable) => publishable === kind);
}

/** There is only one item of site settings. */
export const siteItemId = 'site';

/**
 * How a version was created. `file`: from the content files of the product. `follow`: because an item it
 * refers to changed. `go_live`: on its scheduled day.
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

/** An item that was edited in the console is no longer updated from the content files. */
export function followsFiles(newest: SaveKind): boolean {
  return newest === 'file';
}
