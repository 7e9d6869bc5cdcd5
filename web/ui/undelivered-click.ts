import { maxClickAgeMilliseconds } from './max-click-age.ts';

interface Click {
  readonly button: HTMLElement;
  readonly at: number;
}

let undelivered: Click | undefined;

/** Whether the click that is on its way is a repeated one. */
let isRepeating = false;

/**
 * React stops a click on its way to a part that the server has rendered and whose code is still missing. From now on,
 * the last such click on a button is remembered.
 */
export function watchUndeliveredClicks(): () => void {
  document.addEventListener('click', remember, true);
  return () => {
    undelivered = undefined;
    document.removeEventListener('click', remember, true);
  };
}

function remember({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null;
  // Repeating a click doesn't make it younger.
  const at = isRepeating && undelivered ? undelivered.at : Date.now();
  undelivered = button ? { button, at } : undefined;
  button?.addEventListener('click', forget, { capture: true, once: true });
}

/** The click has reached its button. */
function forget(): void {
  undelivered = undefined;
}

/** Whether the latest click is on its way to something inside an element, or was stopped before that. */
export function hasUndeliveredClickIn(element: HTMLElement): boolean {
  return undelivered !== undefined && element.contains(undelivered.button);
}

/** To be called when a part has been hydrated. The click may be for another part, and is then stopped once more. */
export function repeatUndeliveredClick(): void {
  // A click that has just made React hydrate the part is still on its way to its button.
  setTimeout(() => {
    if (!undelivered || Date.now() - undelivered.at >= maxClickAgeMilliseconds) return;
    isRepeating = true;
    undelivered.button.click();
    isRepeating = false;
  });
}
