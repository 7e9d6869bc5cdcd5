import type { ContentKind } from '@chalkline/domain/content/content-kinds';
import { escapeHtml } from '@chalkline/domain/writing/html';
import { renderMarkdown } from '../../platform/text/markdown.ts';
import { renderArticle } from '../writing/index.ts';

/** Renders the text of an item like the product does. */
export async function renderText(kind: ContentKind, text: string): Promise<string> {
  if (kind === 'lesson' || kind === 'certification') return renderMarkdown(text);
  if (kind === 'post' || kind === 'legal') return (await renderArticle(text)).html;
  return plainText(text);
}

/** Descriptions and prompts are shown as they are written. */
function plainText(text: string): string {
  return `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
}
