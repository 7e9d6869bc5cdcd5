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
  /** The pictures that the texts refer to. */
  readonly mentioned: readonly string[];
}

/** Writes all content as files. */
export const writeFiles: Task<readonly ContentItem[], WrittenFiles> = { name: 'write-content-files' };

export function writeContentFiles(items: readonly ContentItem[]): WrittenFiles {
  return { texts: fileTexts(items), mentioned: picturesMentioned(items) };
}

/** The content of the files, and the pictures it refers to. */
export interface ArchivedContent {
  readonly items: readonly ContentItem[];
  readonly mentioned: readonly string[];
}

export type ReadFiles = ArchivedContent | { readonly problems: readonly ContentProblem[] };

/**
 * Reads content from files. Problems are part of the result, because an error would lose them between
 * threads.
 */
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
