import { onFirstInteraction } from './first-interaction.ts';

/** A part that is only just out of sight counts as visible. */
const margin = '100px 0px';

/** Nobody expects an answer to an older click, such as one from before a lost connection. */
const oldestClick = 10_000;

/** Decides when a part of a page that the server has rendered is hydrated. */
export class HydrationTrigger {
  readonly fired: Promise<void>;
  fire = () => {};
  #element: HTMLElement | undefined;
  #clicked: HTMLElement | null = null;
  #clickedAt = 0;
  readonly #cleanups: (() => void)[] = [];

  constructor() {
    this.fired = new Promise((resolve) => {
      this.fire = resolve;
    });
  }

  /**
   * For the `ref` of the part's element. Fires when the part is visible, or as soon as somebody does anything on the
   * page, such as scrolling.
   */
  readonly watch = (element: HTMLElement | null): (() => void) | undefined => {
    if (!element) return undefined;
    this.#element = element;
    element.dataset.waiting = '';
    const { hash, search } = window.location;
    // What a link leads to may have to be opened first.
    if (hash || search) this.fire();
    this.#cleanups.push(onFirstInteraction(this.fire));
    this.#fireWhenVisible(element);
    this.#rememberClick(element);
    return this.#stop;
  };

  /** Repeats the click that came before. */
  readonly onHydrated = (): void => {
    delete this.#element?.dataset.waiting;
    // A click that has just made React hydrate the part is still on its way to its button.
    setTimeout(() => {
      this.#stop();
      if (Date.now() - this.#clickedAt < oldestClick) this.#clicked?.click();
      this.#clicked = null;
    });
  };

  #fireWhenVisible(element: HTMLElement): void {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && this.fire(),
      { rootMargin: margin },
    );
    // The element itself has no box.
    for (const child of element.children) observer.observe(child);
    this.#cleanups.push(() => observer.disconnect());
  }

  /** Until the part is hydrated, React stops every click before it reaches the part, so the document listens. */
  #rememberClick(element: HTMLElement): void {
    const remember = ({ target }: Event) => {
      if (!(target instanceof Element && element.contains(target))) return;
      this.#clicked = target.closest('button[type=button]');
      this.#clickedAt = Date.now();
      this.fire();
    };
    const forget = () => {
      this.#clicked = null;
    };
    // React may be hydrating the page because of this very click. It has already passed the document, so the listener
    // below would miss it.
    const { event } = window;
    if (event?.type === 'click') remember(event);
    document.addEventListener('click', remember, true);
    element.addEventListener('click', forget, true);
    this.#cleanups.push(() => {
      document.removeEventListener('click', remember, true);
      element.removeEventListener('click', forget, true);
    });
  }

  readonly #stop = (): void => {
    for (const cleanUp of this.#cleanups.splice(0)) cleanUp();
  };
}
