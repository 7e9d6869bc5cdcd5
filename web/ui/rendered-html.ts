interface HtmlPolicy {
  createHTML(html: string): TrustedHTML;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(html: string): string }): HtmlPolicy;
}

/** Must be the name that the content security policy allows, the only one. */
const policyName = 'rendered-markdown';

/** What our Markdown renderers write. */
const allowedTags = wordsOf(
  'a blockquote br code em h1 h2 h3 h4 h5 h6 hr img li ol p pre s span strong table tbody td th thead tr ul',
);
const allowedAttributes = wordsOf(
  'alt class data-align decoding height href id loading rel sizes src srcset start target title width',
);

/** A `<`, and the whole tag if it is one as our renderers write it: every attribute is in double quotes. */
const tag = /<(?:\/?([a-z][a-z\d]*)((?: [a-z-]+="[^"<]*")*)(?: ?\/)?>)?/g;
const attribute = / ([a-z-]+)="([^"]*)"/g;

/** Our renderers write no others. */
const knownEntities = /&(?:amp|lt|gt|quot);/g;

/** Of this site, or of a scheme that runs nothing. A picture may stand in the text itself. */
const safeAddress = /^(?:https?:|mailto:|tel:|data:image\/(?:gif|jpeg|png|webp);|[^:]*(?:[/?#]|$))/i;

/** Shows everything as text that our Markdown renderers never write, in case something else gets this far. */
export function onlyMarkdownTags(html: string): string {
  return html.replace(tag, (whole: string, name?: string, attributes = '') =>
    name && allowedTags.has(name) && areAllowed(attributes) ? whole : `&lt;${whole.slice(1)}`,
  );
}

function areAllowed(attributes: string): boolean {
  return [...attributes.matchAll(attribute)].every(
    ([, name = '', value = '']) =>
      allowedAttributes.has(name) && ((name !== 'href' && name !== 'src') || isSafeAddress(value)),
  );
}

function isSafeAddress(value: string): boolean {
  return safeAddress.test(value) && !value.replace(knownEntities, '').includes('&');
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

let policy: HtmlPolicy | undefined;

/** Browsers write HTML into a page only if it comes through a policy that this site has named. */
function trusted(html: string): string | TrustedHTML {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return html;
  policy ??= trustedTypes.createPolicy(policyName, { createHTML: onlyMarkdownTags });
  return policy.createHTML(html);
}

/** HTML that our server has rendered from Markdown, for React to show. */
export function renderedHtml(html: string): { __html: string | TrustedHTML } {
  return { __html: trusted(html) };
}
