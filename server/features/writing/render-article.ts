import type { ArticleHeading } from '@chalkline/contract/writing';
import markdownIt from 'markdown-it';
import { type HighlightCode, loadHighlighting } from './highlight-code.ts';

export interface Article {
  readonly html: string;
  /** Its parts, in order; each has the id of its heading. */
  readonly contents: ArticleHeading[];
}

/** A whole article from Markdown: raw HTML in it stays text, its parts can be linked to, its code is highlighted. */
export async function renderArticle(source: string): Promise<Article> {
  const markdown = articleMarkdown(await loadHighlighting());
  const tokens = markdown.parse(source, {});
  const contents: ArticleHeading[] = [];
  tokens.forEach((token, index) => {
    if (token.type !== 'heading_open') return;
    const title = tokens[index + 1]?.content ?? '';
    const id = uniqueId(title, contents);
    token.attrSet('id', id);
    if (token.tag === 'h2') contents.push({ id, title });
  });
  return { html: markdown.renderer.render(tokens, markdown.options, {}), contents };
}

function articleMarkdown(highlight: HighlightCode) {
  return markdownIt({
    html: false,
    linkify: false,
    typographer: false,
    highlight: (code, language) => highlight(code, language) ?? '',
  });
}

/** "What a ticket needs" becomes `what-a-ticket-needs`; a second one of that name gets a number. */
function uniqueId(title: string, taken: readonly ArticleHeading[]): string {
  const plain = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const id = plain || 'part';
  const count = taken.filter((heading) => heading.id === id || heading.id.startsWith(`${id}-`)).length;
  return count === 0 ? id : `${id}-${count + 1}`;
}
