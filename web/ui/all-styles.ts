/** On the link to a page's style sheet, the address of the one with the styles of all pages. */
export const allStylesAttribute = 'data-all-styles';

let loading: Promise<void> | undefined;

/**
 * Loads the style sheet with the styles of all pages. Code that shows something that the page did not show at first,
 * such as a dialog or another page, waits for it. Some pages have all styles from the start, and in development all
 * pages do. The server has no document, so it loads nothing.
 */
export async function loadAllStyles(): Promise<void> {
  if (typeof document === 'undefined') return;
  const first = document.querySelector(`link[${allStylesAttribute}]`);
  const href = first?.getAttribute(allStylesAttribute);
  if (!first || !href) return;
  // A lost request is repeated once.
  loading ??= addAfter(first, href)
    .catch(() => addAfter(first, href))
    .catch((error: unknown) => {
      // Whoever needs the styles next makes a new attempt.
      loading = undefined;
      throw error;
    });
  await loading;
}

/** The new sheet comes right after the page's own, so that the one of the test site's banner stays the last. */
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
