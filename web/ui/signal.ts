/** Something that happens once. */
export class Signal {
  readonly given: Promise<void>;
  give = () => {};

  constructor() {
    this.given = new Promise((resolve) => {
      this.give = resolve;
    });
  }
}
