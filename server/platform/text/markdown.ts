import { isHeavyText } from '@chalkline/domain/content/text-burden';
import markdownIt from 'markdown-it';
import type { Task } from '../workers/task.ts';
import { taskThreads } from '../workers/task-threads.ts';
import { boundLabels } from './markdown-labels.ts';
import { showPictures } from './markdown-pictures.ts';
import { alignCells } from './markdown-tables.ts';

const markdown = boundLabels(
  alignCells(showPictures(markdownIt({ html: false, linkify: false, typographer: false }))),
);

// Heavy texts are rendered in a thread, because rendering blocks the event loop.
export const longMarkdown: Task<string, string> = { name: 'markdown' };
export const heavyMessage: Task<string, string> = { name: 'message' };

/** Renders Markdown as safe HTML: raw HTML stays text, and links cannot run scripts. */
export async function renderMarkdown(source: string): Promise<string> {
  return isHeavyText(source) ? taskThreads.run(longMarkdown, source) : renderAnyMarkdown(source);
}

/** Called in the worker thread for heavy texts. */
export function renderAnyMarkdown(source: string): string {
  return markdown.render(source);
}

/** For messages between people: line breaks are kept, and nothing can look like a part of the page. */
const messages = boundLabels(markdownIt({ html: false, linkify: true, breaks: true, typographer: false }));
messages.disable(['heading', 'lheading', 'image', 'table']);
// A link without a protocol would lead to a page of this site that somebody else chose.
messages.validateLink = (address) => /^(?:https?:\/\/|mailto:)/i.test(address);
messages.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
messages.renderer.rules.link_open = (tokens, index, options, _environment, renderer) => {
  tokens[index]?.attrSet('rel', 'nofollow noopener noreferrer');
  tokens[index]?.attrSet('target', '_blank');
  return renderer.renderToken(tokens, index, options);
};

/** Renders a person's message as safe HTML. */
export async function renderMessage(source: string): Promise<string> {
  return isHeavyText(source) ? taskThreads.run(heavyMessage, source) : renderAnyMessage(source);
}

/** Called in the worker thread for heavy messages. */
export function renderAnyMessage(source: string): string {
  return messages.render(source);
}
