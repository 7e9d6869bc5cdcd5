const signsOfUse = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/** By then the page has loaded, so code for the next action no longer competes with it. */
const longestWait = 5_000;

/**
 * Runs something once when the person first uses the page, or after a few seconds, for code that the next action may
 * need but the page itself does not. Returns a function that cancels it.
 */
export function onFirstInteraction(run: () => void): () => void {
  const timer = setTimeout(() => runOnce(), longestWait);
  const stop = () => {
    clearTimeout(timer);
    for (const sign of signsOfUse) window.removeEventListener(sign, runOnce, true);
  };
  function runOnce(event?: Event): void {
    if (event && isByDialog(event)) return;
    stop();
    run();
  }
  for (const sign of signsOfUse) window.addEventListener(sign, runOnce, { capture: true, passive: true });
  return stop;
}

/** A dialog that a link opens takes the focus by itself. */
function isByDialog({ type, target }: Event): boolean {
  return type === 'focusin' && target instanceof Element && target.closest('[role="dialog"]') !== null;
}
