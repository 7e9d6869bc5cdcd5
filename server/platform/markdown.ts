import markdownIt from 'markdown-it';

const markdown = markdownIt({ html: false, linkify: false, typographer: false });

/** Markdown as safe HTML: raw HTML in it stays text, and links cannot run scripts. */
export function renderMarkdown(source: string): string {
  return markdown.render(source);
}
