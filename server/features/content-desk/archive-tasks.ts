import { BrokenContent, type ContentProblem } from '../../db/content/broken-content.ts';
import type { FileTexts } from '../../db/content/content-folder.ts';
import type { ContentItem } from '../../db/content/content-item.ts';
import { itemsOf } from '../../db/content/file-form.ts';
import { readContent } from '../../db/content/read-content.ts';
import type { Task } from '../../platform/workers/task.ts';

/** All content as its files. */
export const writeFiles: Task<readonly ContentItem[], FileTexts> = { name: 'write-content-files' };

export type ReadFiles = { readonly items: ContentItem[] } | { readonly problems: readonly ContentProblem[] };

/** The content in files, or what is wrong with them: an error would lose that on its way out of the thread. */
export const readFiles: Task<FileTexts, ReadFiles> = { name: 'read-content-files' };

export async function readContentFiles(texts: FileTexts): Promise<ReadFiles> {
  try {
    return { items: itemsOf(readContent(texts)) };
  } catch (error) {
    if (error instanceof BrokenContent) return { problems: error.problems };
    throw error;
  }
}
