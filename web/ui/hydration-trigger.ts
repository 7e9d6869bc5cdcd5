import { onFirstInteraction } from './first-interaction.ts';
import { hasUndeliveredClickIn } from './undelivered-click.ts';
import { whenVisible } from './when-visible.ts';

/** Decides when a part of a page that the server has rendered is hydrated. */
export class HydrationTrigger {
  readonly fired: Promise<void>;
  fire = () => {};
  readonly #cleanups: (() => void)[] = [];
  readonly #isClosed: boolean;

  constructor(isClosed = false) {
    this.#isClosed = isClosed;
    this.fired = new Promise((resolve) => {
      this.fire = resolve;
    });
  }

  /**
   * For the `ref` of the part's element. Fires when the part is visible and not closed, or as soon as somebody does
   * anything on the page, such as scrolling.
   */
  readonly watch = (element: HTMLElement | null): (() => void) | undefined => {
    if (!element) return undefined;
    const { hash, search } = window.location;
    // What a link leads to may have to be opened first. React may also be hydrating the page because of a click.
    if (hash || search || hasUndeliveredClickIn(element)) this.fire();
    this.#cleanups.push(onFirstInteraction(this.fire));
    // The element itself has no box.
    if (!this.#isClosed) this.#cleanups.push(whenVisible(element.children, this.fire));
    this.#fireWhenClicked(element);
    return this.stop;
  };

  readonly stop = (): void => {
    for (const cleanUp of this.#cleanups.splice(0)) cleanUp();
  };

  /** Until the part is hydrated, React stops every click before it reaches the part, so the document listens. */
  #fireWhenClicked(element: HTMLElement): void {
    const fireIfInside = ({ target }: Event) => {
      if (target instanceof Element && element.contains(target)) this.fire();
    };
    document.addEventListener('click', fireIfInside, true);
    this.#cleanups.push(() => document.removeEventListener('click', fireIfInside, true));
  }
}
