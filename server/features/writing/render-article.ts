import type { ArticleHeading } from '@chalkline/contract/writing';
import markdownIt from 'markdown-it';
import { showPictures } from '../../platform/markdown-pictures.ts';
import { HeadingIds } from './heading-ids.ts';
import { type HighlightCode, loadHighlighting, upToEnough } from './highlight-code.ts';

export interface Article {
  readonly html: string;
  /** Its parts, in order; each has the id of its heading. */
  readonly contents: ArticleHeading[];
}

/** A whole article from Markdown: raw HTML in it stays text, its parts can be linked to, its code is highlighted. */
export async function renderArticle(source: string): Promise<Article> {
  const markdown = articleMarkdown(upToEnough(await loadHighlighting()));
  const tokens = markdown.parse(source, {});
  const contents: ArticleHeading[] = [];
  const ids = new HeadingIds();
  tokens.forEach((token, index) => {
    if (token.type !== 'heading_open') return;
    const title = tokens[index + 1]?.content ?? '';
    const id = ids.of(title);
    token.attrSet('id', id);
    if (token.tag === 'h2') contents.push({ id, title });
  });
  return { html: markdown.renderer.render(tokens, markdown.options, {}), contents };
}

function articleMarkdown(highlight: HighlightCode) {
  return showPictures(
    markdownIt({
      html: false,
      linkify: false,
      typographer: false,
      highlight: (code, language) => highlight(code, language) ?? '',
    }),
  );
}
