import type { ArticleHeading } from '@chalkline/contract/writing';
import { isHeavyText } from '@chalkline/domain/content/text-burden';
import markdownIt from 'markdown-it';
import { boundLabels } from '../../platform/text/markdown-labels.ts';
import { showPictures } from '../../platform/text/markdown-pictures.ts';
import { alignCells } from '../../platform/text/markdown-tables.ts';
import type { Task } from '../../platform/workers/task.ts';
import { taskThreads } from '../../platform/workers/task-threads.ts';
import { CodeHighlighter } from './code-highlighter.ts';
import { type CodePiece, upToEnough } from './code-pieces.ts';
import { HeadingIds } from './heading-ids.ts';
import type { Highlighted } from './highlight-thread.ts';

export interface Article {
  readonly html: string;
  /** Its sections in order, each with the id of its heading. */
  readonly contents: ArticleHeading[];
}

type Markdown = ReturnType<typeof markdownIt>;
type Token = ReturnType<Markdown['parse']>[number];

/** One thread for all articles. */
export const articleCode = new CodeHighlighter();

/**
 * Renders a whole article from Markdown: raw HTML stays text, sections can be linked to, and code is
 * highlighted.
 */
export async function renderArticle(
  source: string,
  highlighter: Pick<CodeHighlighter, 'highlight'> = articleCode,
): Promise<Article> {
  const isHeavy = isHeavyText(source);
  const pieces = isHeavy ? await taskThreads.run(longArticleCode, source) : codeInArticle(source);
  const coloured = { source, pieces, highlighted: await highlighter.highlight(pieces) };
  return isHeavy ? taskThreads.run(longArticle, coloured) : writeArticle(coloured);
}

export interface ColouredArticle {
  readonly source: string;
  readonly pieces: readonly CodePiece[];
  readonly highlighted: Highlighted;
}

// A long article is parsed in a worker thread.
export const longArticleCode: Task<string, CodePiece[]> = { name: 'article-code' };
export const longArticle: Task<ColouredArticle, Article> = { name: 'article' };

/** The code in an article that is highlighted. */
export function codeInArticle(source: string): CodePiece[] {
  const markdown = articleMarkdown(() => '');
  return upToEnough(codeOf(markdown, markdown.parse(source, {})));
}

export function writeArticle({ source, pieces, highlighted }: ColouredArticle): Article {
  const coloured = new Map<string, string>();
  pieces.forEach((piece, index) => {
    const html = highlighted[index];
    if (html) coloured.set(keyOf(piece), html);
  });
  const markdown = articleMarkdown((code, language) => coloured.get(keyOf({ code, language })) ?? '');
  const tokens = markdown.parse(source, {});
  const contents = nameHeadings(tokens);
  return { html: markdown.renderer.render(tokens, markdown.options, {}), contents };
}

function articleMarkdown(highlight: (code: string, language: string) => string): Markdown {
  return boundLabels(
    alignCells(showPictures(markdownIt({ html: false, linkify: false, typographer: false, highlight }))),
  );
}

function nameHeadings(tokens: readonly Token[]): ArticleHeading[] {
  const contents: ArticleHeading[] = [];
  const ids = new HeadingIds();
  tokens.forEach((token, index) => {
    if (token.type !== 'heading_open') return;
    const title = tokens[index + 1]?.content ?? '';
    const id = ids.of(title);
    token.attrSet('id', id);
    if (token.tag === 'h2') contents.push({ id, title });
  });
  return contents;
}

/** The language is the first word after the opening ticks, like in the renderer. */
function codeOf(markdown: Markdown, tokens: readonly Token[]): CodePiece[] {
  return tokens
    .filter(({ type }) => type === 'fence')
    .map(({ content, info }) => {
      const [language = ''] = markdown.utils.unescapeAll(info).trim().split(/\s/, 1);
      return { code: content, language };
    })
    .filter(({ language }) => language !== '');
}

function keyOf({ code, language }: CodePiece): string {
  return `${language}\n${code}`;
}
