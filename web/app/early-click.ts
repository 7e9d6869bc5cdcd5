/**
 * Remembers the last click on a button that needs scripts, for people who click before the scripts are there. Links
 * and forms work without them. The returned function repeats the click; React hydrates the button first, if needed.
 */
export function rememberEarlyClick(): () => void {
  let clicked: HTMLElement | null = null;
  document.onclick = ({ target }) => {
    clicked = (target as Element).closest('button[type=button]');
  };
  return () => {
    document.onclick = null;
    clicked?.click();
  };
}
