import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BrokenContent } from './broken-content.ts';
import { type MarkdownFile, parseFrontMatter } from './front-matter.ts';

/** The files under one folder of content, named from there. */
export class ContentFolder {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  text(file: string): string {
    const path = join(this.#path, file);
    if (!existsSync(path)) throw new BrokenContent([{ file, line: 1, reason: 'the file is missing' }]);
    return readFileSync(path, 'utf8');
  }

  markdown(file: string): MarkdownFile {
    return parseFrontMatter(file, this.text(file));
  }

  folders(folder: string): string[] {
    return this.#entries(folder)
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort();
  }

  markdownFiles(folder: string): string[] {
    return this.#entries(folder)
      .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
      .map((entry) => entry.name)
      .sort();
  }

  #entries(folder: string) {
    const path = join(this.#path, folder);
    return existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [];
  }
}
