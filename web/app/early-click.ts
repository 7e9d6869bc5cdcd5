import { maxClickAgeMilliseconds } from '../ui/max-click-age.ts';

/**
 * Remembers the last click on a button that needs scripts, for people who click before the scripts are there. Links
 * and forms work without them. The returned function repeats the click; React hydrates the button first, if needed.
 */
export function rememberEarlyClick(): () => void {
  let clicked: HTMLElement | null = null;
  let clickedAt = 0;
  document.onclick = ({ target }) => {
    clicked = (target as Element).closest('button[type=button]');
    clickedAt = Date.now();
  };
  return () => {
    document.onclick = null;
    if (Date.now() - clickedAt < maxClickAgeMilliseconds) clicked?.click();
  };
}
