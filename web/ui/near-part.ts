import { onFirstInteraction } from './first-interaction.ts';
import { Signal } from './signal.ts';

/** How far from the visible part of the page its code is fetched, so that it is there when the person arrives. */
const distance = '100px 0px';

const signsOfUse = ['pointerover', 'touchstart', 'focusin'] as const;

/** A part of a page that the server has rendered, and that needs its code only when the person comes near. */
export class NearPart {
  /** Given when the part is about to be seen, or is used in some other way. */
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
    if (hash || search || !('IntersectionObserver' in window)) this.needed.give();
    else if (element.children.length === 0) this.#endings.push(onFirstInteraction(this.needed.give));
    else this.#waitForPerson(element);
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

  #waitForPerson(element: HTMLElement): void {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && this.needed.give(),
      { rootMargin: distance },
    );
    // The element itself has no box.
    for (const child of element.children) observer.observe(child);
    this.#endings.push(() => observer.disconnect());
    for (const sign of signsOfUse) this.#listenFor(sign, this.needed.give);
  }

  /** Remembers the last click on a button that React has not let through, to repeat it. */
  #rememberClick(element: HTMLElement): void {
    this.#listenFor('click', (target) => {
      this.#clicked = target.closest('button[type=button]');
      this.needed.give();
    });
    const forget = () => {
      this.#clicked = null;
    };
    element.addEventListener('click', forget, true);
    this.#endings.push(() => element.removeEventListener('click', forget, true));
  }

  /** React lets nothing through to a part that it has not taken over, so the document listens. */
  #listenFor(type: string, run: (target: Element) => void): void {
    const options = { capture: true, passive: true };
    const listener = ({ target }: Event) => {
      if (target instanceof Element && this.#element?.contains(target)) run(target);
    };
    document.addEventListener(type, listener, options);
    this.#endings.push(() => document.removeEventListener(type, listener, options));
  }

  readonly #end = (): void => {
    for (const end of this.#endings.splice(0)) end();
  };
}
