/** On the link to a page's style sheet, the address of the one with the styles of everything else. */
export const moreStylesAttribute = 'data-more-styles';

let loading: Promise<void> | undefined;

/**
 * Loads the styles of what the page did not show at first, such as dialogs and other pages. Code that shows them waits
 * for this. Some pages have all styles from the start, and so have all in development. The server has no document.
 */
export async function loadMoreStyles(): Promise<void> {
  if (typeof document === 'undefined') return;
  const first = document.querySelector(`link[${moreStylesAttribute}]`);
  const href = first?.getAttribute(moreStylesAttribute);
  if (!first || !href) return;
  // A lost request is repeated once.
  loading ??= addAfter(first, href)
    .catch(() => addAfter(first, href))
    .catch((error: unknown) => {
      // Whoever needs them next makes a new attempt.
      loading = undefined;
      throw error;
    });
  await loading;
}

/** Other style sheets, such as the one of the test site's banner, stay the last ones. */
async function addAfter(first: Element, href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error('Styles not loaded'));
    };
    first.after(link);
  });
}
