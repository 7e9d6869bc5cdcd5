import type { CalendarDate } from '@chalkline/domain/calendar/calendar-date';

/** A page that search engines may index. */
export interface IndexedPage {
  readonly path: string;
  readonly changedOn: CalendarDate;
  /** The heading under which it is listed in llms.txt. */
  readonly group: 'Pages' | 'Courses' | 'Blog' | 'Legal';
}

type ListPages = () => Promise<readonly IndexedPage[]>;

/** Every page that may be indexed. Each feature adds its own. */
export class IndexedPages {
  readonly #lists: ListPages[] = [];

  add(list: ListPages): void {
    this.#lists.push(list);
  }

  async all(): Promise<readonly IndexedPage[]> {
    const lists = await Promise.all(this.#lists.map((list) => list()));
    return lists.flat();
  }
}
