import type { SaveKind } from '@chalkline/domain/content/content-kinds';
import type { ProblemSource } from './broken-content.ts';
import { type ContentItem, type ItemOf, itemsOfKind, keyOf } from './content-item.ts';
import { findContradictions } from './contradictions.ts';
import { checkedContentOf } from './file-form.ts';
import { fileNames } from './file-names.ts';
import type { CheckedContent } from './read-content.ts';

/** An item with its newest version. */
export interface StoredItem {
  readonly item: ContentItem;
  readonly version: number;
  readonly isDeleted: boolean;
  readonly saveKind: SaveKind;
  /** How the current version came about. Going live on schedule does not count as a change. */
  readonly origin: SaveKind;
}

/** A new version of an item, or its deletion. */
export interface ItemChange {
  readonly item: ContentItem;
  readonly isDeleted: boolean;
  readonly saveKind: SaveKind;
}

/** A problem with one field of an item in relation to other items. */
export interface ItemProblem {
  readonly key: string;
  readonly field: string;
  readonly reason: string;
}

/** All content at one time, including deleted items. */
export class ContentSet {
  #stored: ReadonlyMap<string, StoredItem>;

  constructor(stored: Iterable<StoredItem>) {
    this.#stored = new Map([...stored].map((each) => [keyOf(each.item), each]));
  }

  find({ kind, id }: Pick<ContentItem, 'kind' | 'id'>): StoredItem | undefined {
    return this.#stored.get(keyOf({ kind, id }));
  }

  all(): StoredItem[] {
    return [...this.#stored.values()];
  }

  present(): ContentItem[] {
    return this.all()
      .filter(({ isDeleted }) => !isDeleted)
      .map(({ item }) => item);
  }

  lessonsOf(courseId: number): ItemOf<'lesson'>[] {
    return itemsOfKind(this.present(), 'lesson')
      .filter(({ facts }) => facts.courseId === courseId)
      .sort((left, right) => left.facts.orderIndex - right.facts.orderIndex);
  }

  /**
   * The set after these changes. Changed items come last, so that of two conflicting items the changed one
   * is reported.
   */
  after(changes: readonly ItemChange[]): ContentSet {
    const stored = new Map(this.#stored);
    const keyed = changes.map((change) => [keyOf(change.item), change] as const);
    for (const [key] of keyed) stored.delete(key);
    for (const [key, change] of keyed) {
      const version = (this.#stored.get(key)?.version ?? 0) + 1;
      stored.set(key, { ...change, origin: change.saveKind, version });
    }
    const after = new ContentSet([]);
    after.#stored = stored;
    return after;
  }

  problems(): ItemProblem[] {
    return findContradictions(this.asFiles());
  }

  /** Everything in the form of the files, in which it is checked. */
  asFiles(): CheckedContent<ItemProblem> {
    const items = this.present();
    const fileOf = fileNames(items);
    return checkedContentOf(items, (item) => sourceOf(item, fileOf(item)));
  }
}

/** The console's names for fields of the files. */
const fieldNames: Readonly<Record<string, string>> = { lessons: 'lessonIds', course: 'courseId' };

function sourceOf(item: ContentItem, file: string): ProblemSource<ItemProblem> {
  return {
    file,
    problem: ([first, ...rest], reason) => ({
      key: keyOf(item),
      field: [fieldNames[String(first)] ?? first ?? '', ...rest].join('.'),
      reason,
    }),
  };
}
