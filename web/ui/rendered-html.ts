interface HtmlPolicy {
  createHTML(html: string): TrustedHTML;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(html: string): string }): HtmlPolicy;
}

/** Must be the policy name that the content security policy allows. */
const policyName = 'rendered-markdown';

/** The tags that our Markdown renderers write. */
const allowedTags = wordsOf(
  'a blockquote br code em h1 h2 h3 h4 h5 h6 hr img li ol p pre s span strong table tbody td th thead tr ul',
);
const allowedAttributes = wordsOf(
  'alt class data-align decoding height href id loading rel sizes src srcset start target title width',
);

/**
 * Matches a `<`, with the whole tag if our renderers could have written it: every attribute is in double
 * quotes, and elements without content have no closing tag.
 */
const tag = /<(?:(?!\/(?:br|hr|img)\b)\/?([a-z][a-z\d]*)((?: [a-z-]+="[^"<]*")*)(?: ?\/)?>)?/g;
const attribute = / ([a-z-]+)="([^"]*)"/g;

/** Our renderers write no others. */
const knownEntities = /&(?:amp|lt|gt|quot);/g;

/** Addresses on this site, or with a scheme that runs no code. A picture may be inlined as data. */
const safeAddress = /^(?:https?:|mailto:|tel:|data:image\/(?:gif|jpeg|png|webp);|[^:]*(?:[/?#]|$))/i;

/** Escapes everything that our Markdown renderers never write, in case other HTML gets this far. */
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

/** Browsers with Trusted Types only accept HTML that comes through a policy named by this site. */
function trusted(html: string): string | TrustedHTML {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return html;
  policy ??= trustedTypes.createPolicy(policyName, { createHTML: onlyMarkdownTags });
  return policy.createHTML(html);
}

/** HTML that our server rendered from Markdown, for React to show. */
export function renderedHtml(html: string): { __html: string | TrustedHTML } {
  return { __html: trusted(html) };
}
