import type { ConsoleArea } from '@chalkline/domain/access/roles';
import type { SearchKind } from '@chalkline/domain/search/search-kinds';
import type { SearchRequirement } from '@chalkline/domain/search/search-requirements';
import type { Database } from './database.ts';

/** Something that can be found. */
export interface SearchDocument {
  readonly id: string;
  /** The person it belongs to. Without one, it belongs to everybody. */
  readonly ownerId?: string;
  /** The area of the console whose staff read it whoever owns it, and its page there. */
  readonly staff?: { readonly area: ConsoleArea; readonly address: string };
  /** What reading the body requires. Title, context and summary are shown to everybody who may find it. */
  readonly requires: SearchRequirement;
  readonly title: string;
  readonly context?: string;
  readonly summary?: string;
  /** Words that count almost as much as the title, such as headings. They belong to the body. */
  readonly headings?: readonly string[];
  readonly body: string;
  readonly address: string;
  /** Where it leads those who may not read it, if not to the same page. */
  readonly lockedAddress?: string;
}

/** How the documents of a kind are made. */
export interface SearchSource {
  readonly kind: SearchKind;
  /** The documents with these ids, or all. What should not be found is left out. */
  read(tx: Database, ids?: readonly string[]): Promise<readonly SearchDocument[]>;
}

/**
 * Documents of single people, of which there can be very many. They are made page by page, so that nobody waits
 * until all of them are made.
 */
export interface PersonalSearchSource extends SearchSource {
  /** The ids that follow this one, in their order. What they name cannot be changed until the transaction ends. */
  lockNext(tx: Database, after: string | undefined, count: number): Promise<readonly string[]>;
}
