type FindMoved = (path: string) => Promise<string | undefined>;

/** Where pages have gone. Each feature knows its own; asked only when there is nothing at an address. */
export class MovedPages {
  readonly #finders: FindMoved[] = [];

  add(find: FindMoved): void {
    this.#finders.push(find);
  }

  /** The path at which the page is now; nothing when there never was one. */
  async find(path: string): Promise<string | undefined> {
    for (const find of this.#finders) {
      const moved = await find(path);
      if (moved !== undefined) return moved;
    }
    return undefined;
  }
}
