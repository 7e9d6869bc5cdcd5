type FindMoved = (path: string) => Promise<string | undefined>;

/**
 * The new URLs of moved pages. Each feature knows its own. It is consulted only when a page does not exist.
 */
export class MovedPages {
  readonly #finders: FindMoved[] = [];

  add(find: FindMoved): void {
    this.#finders.push(find);
  }

  /** The new path of the page, or undefined when there never was one. */
  async find(path: string): Promise<string | undefined> {
    for (const find of this.#finders) {
      const moved = await find(path);
      if (moved !== undefined) return moved;
    }
    return undefined;
  }
}
