import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { withPlainLineEnds } from '@chalkline/domain/content/line-ends';
import { BrokenContent } from './broken-content.ts';
import { type MarkdownFile, parseFrontMatter } from './front-matter.ts';

/** The texts of the content files by their names, such as `blog/what-a-database-is.md`. */
export type FileTexts = ReadonlyMap<string, string>;

/** Not content: pictures are read elsewhere, and films are made from storyboards before the product runs. */
const isContent = (name: string) => !name.endsWith('.webp') && !name.endsWith('.film.yaml');

/** Reads all texts in a content folder. */
export function textsInFolder(path: string): FileTexts {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isContent(entry.name));
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [relative(path, file).replaceAll(sep, '/'), readFileSync(file, 'utf8')];
    }),
  );
}

/** Gives access to the files by folder. */
export class ContentFolder {
  readonly #texts: FileTexts;

  constructor(texts: FileTexts) {
    this.#texts = texts;
  }

  text(file: string): string {
    const text = this.#texts.get(file);
    if (text === undefined) throw new BrokenContent([{ file, line: 1, reason: 'the file is missing' }]);
    // A file means the same with any line endings.
    return withPlainLineEnds(text);
  }

  markdown(file: string): MarkdownFile {
    return parseFrontMatter(file, this.text(file));
  }

  folders(folder: string): string[] {
    const inside = this.#below(folder).filter((name) => name.includes('/'));
    return [...new Set(inside.map((name) => name.slice(0, name.indexOf('/'))))].sort();
  }

  markdownFiles(folder: string): string[] {
    return this.#below(folder)
      .filter((name) => !name.includes('/') && name.endsWith('.md'))
      .sort();
  }

  #below(folder: string): string[] {
    const start = `${folder}/`;
    return [...this.#texts.keys()]
      .filter((name) => name.startsWith(start))
      .map((name) => name.slice(start.length));
  }
}
