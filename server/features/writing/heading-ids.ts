/** The ids of the headings of one article. */
export class HeadingIds {
  readonly #taken = new Set<string>();
  readonly #next = new Map<string, number>();

  /** "What a ticket needs" becomes `what-a-ticket-needs`; a repeated heading gets a number. */
  of(title: string): string {
    const plain = plainly(title);
    let number = this.#next.get(plain) ?? 1;
    while (this.#taken.has(numbered(plain, number))) number += 1;
    this.#next.set(plain, number + 1);
    const id = numbered(plain, number);
    this.#taken.add(id);
    return id;
  }
}

function plainly(title: string): string {
  const plain = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return plain || 'part';
}

function numbered(plain: string, number: number): string {
  return number === 1 ? plain : `${plain}-${number}`;
}
