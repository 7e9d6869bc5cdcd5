import { afterNextPaint } from './after-next-paint.ts';

const signsOfUse = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/** By then the page has loaded, so code for the next action no longer competes with it. */
const longestWait = 5_000;

/**
 * Runs something once when the person first uses the page, or after a few seconds, for code that the next action may
 * need but the page itself does not. The browser first shows its reaction to what the person did. Returns a function
 * that cancels it until then.
 */
export function onFirstInteraction(run: () => void): () => void {
  const timer = setTimeout(() => onSign(), longestWait);
  const stopWaiting = () => {
    clearTimeout(timer);
    for (const sign of signsOfUse) window.removeEventListener(sign, onSign, true);
  };
  function onSign(event?: Event): void {
    if (event && isByDialog(event)) return;
    stopWaiting();
    if (!event) run();
    else afterNextPaint(run);
  }
  for (const sign of signsOfUse) window.addEventListener(sign, onSign, { capture: true, passive: true });
  return stopWaiting;
}

const dialog = '[role="dialog"]';

/**
 * A dialog that a link opens takes the focus by itself, and scrolls to what has it. It also appears under a pointer that
 * rests.
 */
function isByDialog({ type, target }: Event): boolean {
  if (type === 'pointerover') return document.querySelector(dialog) !== null;
  const happensByItself = type === 'focusin' || type === 'scroll';
  return happensByItself && target instanceof Element && target.closest(dialog) !== null;
}
