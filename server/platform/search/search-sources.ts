import type { ConsoleArea } from '@chalkline/domain/access/roles';
import type { SearchKind } from '@chalkline/domain/search/search-kinds';
import type { Database } from '../../db/database.ts';
import { buildDocuments, buildPersonalDocuments, hasDocuments } from '../../db/search-index.ts';
import type { PersonalSearchSource, SearchSource } from '../../db/search-source.ts';

/** Something that staff find in its own table. */
export interface StaffLookup {
  readonly kind: SearchKind;
  readonly area: ConsoleArea;
  find(words: readonly string[], limit: number): Promise<readonly LookedUp[]>;
}

export interface LookedUp {
  readonly title: string;
  readonly context: string;
  readonly address: string;
}

/** What can be searched. Every feature adds its own. */
export class SearchSources {
  readonly #sources: SearchSource[] = [];
  readonly #personal: PersonalSearchSource[] = [];
  readonly lookups: StaffLookup[] = [];

  /** The feature calls `updateDocuments` with the same source in every transaction that changes a document. */
  add(source: SearchSource): void {
    this.#sources.push(source);
  }

  addPersonal(source: PersonalSearchSource): void {
    this.#personal.push(source);
  }

  addLookup(lookup: StaffLookup): void {
    this.lookups.push(lookup);
  }

  /** Makes all documents if that is needed: on the first start, after an update and after a restore. */
  build(db: Database, now: Date): Promise<boolean> {
    return buildDocuments(db, this.#sources, now);
  }

  /** The same for the documents of single people. It can take minutes, but nobody waits for it. */
  buildPersonal(db: Database, now: Date, signal?: AbortSignal): Promise<void> {
    return buildPersonalDocuments(db, this.#personal, now, signal);
  }

  /** Makes them once more when the previous version can no longer be running, which did not update them. */
  async repeat(db: Database, now: Date): Promise<void> {
    if (await hasDocuments(db)) await this.build(db, now);
  }
}
