interface HtmlPolicy {
  createHTML(html: string): TrustedHTML;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(html: string): string }): HtmlPolicy;
}

/** Must be the name that the content security policy allows, the only one. */
const policyName = 'rendered-markdown';

/** What our Markdown renderers write. */
const allowedTags = new Set(
  'a blockquote br code em h1 h2 h3 h4 h5 h6 hr img li ol p pre s span strong table tbody td th thead tr ul'.split(
    ' ',
  ),
);

/** A quoted attribute may have a `>` in it. */
const tag = /<(\/?)([^\s>/]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/g;
const handler = /(?:^|[\s"'/])on\w+\s*=/i;
const scriptAddress = /=\s*["']?\s*(?:javascript|vbscript)\s*:/i;

/** Takes away every tag that our Markdown renderers never write, in case something else gets this far. */
export function onlyMarkdownTags(html: string): string {
  return html.replace(tag, (whole: string, _slash: string, name: string, attributes: string) => {
    const isAllowed = allowedTags.has(name.toLowerCase());
    return isAllowed && !handler.test(withoutValues(attributes)) && !scriptAddress.test(attributes)
      ? whole
      : '';
  });
}

function withoutValues(attributes: string): string {
  return attributes.replace(/"[^"]*"|'[^']*'/g, '""');
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
