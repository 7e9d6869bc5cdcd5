import type { CalendarDate } from '@chalkline/domain/calendar/calendar-date';

/** A page that search engines may keep. */
export interface IndexedPage {
  readonly path: string;
  readonly changedOn: CalendarDate;
  /** Under which heading it is listed for those who read the list. */
  readonly group: 'Pages' | 'Blog' | 'Legal';
}

type ListPages = () => Promise<readonly IndexedPage[]>;

/** Every page that may be found from outside. Each feature adds its own; whoever lists them asks here. */
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
