import { textBurden } from '@chalkline/domain/content/text-burden';
import { BrokenContent } from './broken-content.ts';
import { YamlSource } from './yaml-source.ts';

export interface MarkdownFile {
  readonly front: YamlSource;
  readonly body: string;
}

const pattern = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Splits a Markdown file into its front matter and its text. */
export function parseFrontMatter(file: string, text: string): MarkdownFile {
  const match = pattern.exec(text);
  if (!match) {
    throw new BrokenContent([
      { file, line: 1, reason: 'the front matter between two lines of --- is missing' },
    ]);
  }
  const linesBeforeFacts = 1;
  const body = text.slice(match[0].length).trim();
  const burden = textBurden(body);
  if (burden) {
    const line = match[0].split('\n').length;
    throw new BrokenContent([{ file, line, reason: `the text ${burden}` }]);
  }
  return { front: new YamlSource(file, match[1] ?? '', linesBeforeFacts + 1), body };
}
