const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The visible text of a page, without markup, data and code samples. */
export function readableText(html: string): string {
  return html
    .replace(/<(script|style|pre)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--.*?-->/g, '')
    .replace(/<\/?(?:strong|em|b|i|span|a|code)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ');
}

/** The first element with this tag, as HTML; empty if there is none. Elements of the same tag must not be nested. */
export function elementIn(html: string, tag: 'header' | 'main' | 'nav' | 'footer'): string {
  return new RegExp(`<${tag}\\b[\\s\\S]*?</${tag}>`).exec(html)?.[0] ?? '';
}

/** The headings of a page in order, such as `h1 Dashboard`. */
export function headingsIn(html: string): string[] {
  return [...html.matchAll(/<(h[1-6])\b[^>]*>([\s\S]*?)<\/\1>/g)].map(
    ([, level, content = '']) => `${level} ${readableText(content).trim()}`,
  );
}
