import markdownIt from 'markdown-it';
import { boundLabels } from './markdown-labels.ts';
import { showPictures } from './markdown-pictures.ts';
import { alignCells } from './markdown-tables.ts';
import type { Task } from './workers/task.ts';
import { taskThreads } from './workers/task-threads.ts';

const markdown = boundLabels(
  alignCells(showPictures(markdownIt({ html: false, linkify: false, typographer: false }))),
);

export const longMarkdown: Task<string, string> = { name: 'markdown' };

/** In characters. Rendering blocks the event loop, so longer Markdown is rendered in a thread. */
export const longestInMainThread = 10_000;

/** Markdown as safe HTML: raw HTML in it stays text, and links cannot run scripts. */
export async function renderMarkdown(source: string): Promise<string> {
  return source.length > longestInMainThread
    ? taskThreads.run(longMarkdown, source)
    : renderAnyMarkdown(source);
}

/** Blocks while it renders, so it is called in a thread for long texts. */
export function renderAnyMarkdown(source: string): string {
  return markdown.render(source);
}

/** What people write to each other: line breaks stay, and nothing in it can look like a part of the page. */
const messages = boundLabels(markdownIt({ html: false, linkify: true, breaks: true, typographer: false }));
messages.disable(['heading', 'lheading', 'image', 'table']);
// Without a protocol a link would lead to an address of this site, and be one that somebody else chose.
messages.validateLink = (address) => /^(?:https?:\/\/|mailto:)/i.test(address);
messages.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
messages.renderer.rules.link_open = (tokens, index, options, _environment, renderer) => {
  tokens[index]?.attrSet('rel', 'nofollow noopener noreferrer');
  tokens[index]?.attrSet('target', '_blank');
  return renderer.renderToken(tokens, index, options);
};

/** A message of one person to another as safe HTML. */
export function renderMessage(source: string): string {
  return messages.render(source);
}
