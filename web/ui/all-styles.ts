/** On the link to a page's style sheet, the address of the one with the styles of all pages. */
export const allStylesAttribute = 'data-all-styles';

/** By the link to the page's own style sheet. */
const requests = new WeakMap<Element, Promise<void>>();

/**
 * Loads the style sheet with the styles of all pages. Code that shows something that the page did not show at first,
 * such as a dialog or another page, waits for it. Some pages have all styles from the start, and in development all
 * pages do. The server has no document, so it loads nothing.
 */
export async function loadAllStyles(): Promise<void> {
  if (typeof document === 'undefined') return;
  const ownStyles = document.querySelector(`link[${allStylesAttribute}]`);
  const href = ownStyles?.getAttribute(allStylesAttribute);
  if (!ownStyles || !href) return;
  const request = requests.get(ownStyles) ?? requestAfter(ownStyles, href);
  requests.set(ownStyles, request);
  await request;
}

/** A lost request is repeated once. After that, whoever needs the styles next makes a new attempt. */
async function requestAfter(ownStyles: Element, href: string): Promise<void> {
  try {
    await addAfter(ownStyles, href).catch(() => addAfter(ownStyles, href));
  } catch (error) {
    requests.delete(ownStyles);
    throw error;
  }
}

/** The new sheet comes right after the page's own, so that the one of the test site's banner stays the last. */
async function addAfter(ownStyles: Element, href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error('Styles not loaded'));
    };
    ownStyles.after(link);
  });
}
