import type { PageHead } from './page-head.ts';

/** Updates the document's head after a navigation inside the app. */
export function showHead(head: PageHead): void {
  document.title = head.title;
  setMeta('name', 'description', head.description);
  setMeta('property', 'og:title', head.title);
  setMeta('property', 'og:description', head.description);
  setTag(
    'meta[name="robots"]',
    head.isIndexed ? undefined : { tag: 'meta', name: 'robots', content: 'noindex' },
  );
  const href = head.canonicalPath && window.location.origin + head.canonicalPath;
  setTag('link[rel="canonical"]', href ? { tag: 'link', rel: 'canonical', href } : undefined);
}

function setMeta(kind: 'name' | 'property', value: string, content: string): void {
  document.querySelector(`meta[${kind}="${value}"]`)?.setAttribute('content', content);
}

/** Creates, changes or removes one element of the head. */
function setTag(selector: string, wanted: { tag: string; [attribute: string]: string } | undefined): void {
  const existing = document.head.querySelector(selector);
  if (!wanted) {
    existing?.remove();
    return;
  }
  const { tag, ...attributes } = wanted;
  const element = existing ?? document.head.appendChild(document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
