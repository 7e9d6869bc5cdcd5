import { onFirstInteraction } from './first-interaction.ts';
import { Signal } from './signal.ts';

/** What is only just out of sight counts as visible. */
const margin = '100px 0px';

/** A part of a page that the server has rendered, and that needs its code only when the person may come to it. */
export class NearPart {
  /** Given when the part is visible, or as soon as the person does anything on the page, such as scrolling. */
  readonly needed = new Signal();
  #element: HTMLElement | undefined;
  #clicked: HTMLElement | null = null;
  readonly #endings: (() => void)[] = [];

  /** For the `ref` of the part's element. */
  readonly watch = (element: HTMLElement | null): (() => void) | undefined => {
    if (!element) return undefined;
    this.#element = element;
    element.dataset.waiting = '';
    const { hash, search } = window.location;
    // What a link leads to may have to be opened first.
    if (hash || search) this.needed.give();
    this.#endings.push(onFirstInteraction(this.needed.give));
    this.#waitUntilVisible(element);
    this.#rememberClick(element);
    return this.#end;
  };

  /** Called when its code has taken the part over. */
  readonly takeOver = (): void => {
    delete this.#element?.dataset.waiting;
    // A click that has just made React hydrate the part is still on its way to its button.
    setTimeout(() => {
      this.#end();
      this.#clicked?.click();
      this.#clicked = null;
    });
  };

  #waitUntilVisible(element: HTMLElement): void {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && this.needed.give(),
      { rootMargin: margin },
    );
    // The element itself has no box.
    for (const child of element.children) observer.observe(child);
    this.#endings.push(() => observer.disconnect());
  }

  /**
   * Remembers the last click on one of its buttons, to repeat it. React lets no click through to a part that it has not
   * taken over, so the document listens.
   */
  #rememberClick(element: HTMLElement): void {
    const remember = ({ target }: Event) => {
      if (target instanceof Element && element.contains(target))
        this.#clicked = target.closest('button[type=button]');
    };
    const forget = () => {
      this.#clicked = null;
    };
    document.addEventListener('click', remember, true);
    element.addEventListener('click', forget, true);
    this.#endings.push(() => {
      document.removeEventListener('click', remember, true);
      element.removeEventListener('click', forget, true);
    });
  }

  readonly #end = (): void => {
    for (const end of this.#endings.splice(0)) end();
  };
}
