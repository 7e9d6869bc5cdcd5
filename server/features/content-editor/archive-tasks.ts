import { BrokenContent, type ContentProblem } from '../../content/broken-content.ts';
import type { FileTexts } from '../../content/content-folder.ts';
import type { ContentItem } from '../../content/content-item.ts';
import { itemsOf } from '../../content/file-form.ts';
import { fileTexts } from '../../content/file-texts.ts';
import { readContent } from '../../content/read-content.ts';
import type { Task } from '../../platform/workers/task.ts';
import { picturesMentioned } from './pictures-mentioned.ts';

export interface WrittenFiles {
  readonly texts: FileTexts;
  /** The pictures that they mention. */
  readonly mentioned: readonly string[];
}

/** All content as its files. */
export const writeFiles: Task<readonly ContentItem[], WrittenFiles> = { name: 'write-content-files' };

export function writeContentFiles(items: readonly ContentItem[]): WrittenFiles {
  return { texts: fileTexts(items), mentioned: picturesMentioned(items) };
}

/** The content in files, and the pictures that it mentions. */
export interface ArchivedContent {
  readonly items: readonly ContentItem[];
  readonly mentioned: readonly string[];
}

export type ReadFiles = ArchivedContent | { readonly problems: readonly ContentProblem[] };

/** The content in files, or what is wrong with them: an error would lose that on its way out of the thread. */
export const readFiles: Task<FileTexts, ReadFiles> = { name: 'read-content-files' };

export async function readContentFiles(texts: FileTexts): Promise<ReadFiles> {
  try {
    const items = itemsOf(readContent(texts));
    return { items, mentioned: picturesMentioned(items) };
  } catch (error) {
    if (error instanceof BrokenContent) return { problems: error.problems };
    throw error;
  }
}
