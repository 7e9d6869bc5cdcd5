import { deserialize, serialize } from 'node:v8';
import { BrokenContent, type ContentProblem } from '../../content/broken-content.ts';
import type { FileTexts } from '../../content/content-folder.ts';
import type { ContentItem } from '../../content/content-item.ts';
import { itemsOf } from '../../content/file-form.ts';
import { fileTexts } from '../../content/file-texts.ts';
import { readContent } from '../../content/read-content.ts';
import { mapWithBreaks } from '../../platform/concurrency/map-with-breaks.ts';
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

/** The items are serialized in parts: to receive all of them at once would block the main thread. */
export type ReadFiles =
  | { readonly parts: readonly Uint8Array[]; readonly mentioned: readonly string[] }
  | { readonly problems: readonly ContentProblem[] };

const itemsPerPart = 100;

/**
 * Reads content from files. Problems are part of the result, because an error would lose them between
 * threads.
 */
export const readFiles: Task<FileTexts, ReadFiles> = { name: 'read-content-files' };

export async function readContentFiles(texts: FileTexts): Promise<ReadFiles> {
  try {
    const items = itemsOf(readContent(texts));
    const starts = Array.from(
      { length: Math.ceil(items.length / itemsPerPart) },
      (_, part) => part * itemsPerPart,
    );
    const parts = starts.map((start) => serialize(items.slice(start, start + itemsPerPart)));
    return { parts, mentioned: picturesMentioned(items) };
  } catch (error) {
    if (error instanceof BrokenContent) return { problems: error.problems };
    throw error;
  }
}

export async function itemsInParts(parts: readonly Uint8Array[]): Promise<ContentItem[]> {
  return (await mapWithBreaks(parts, (part) => deserialize(part) as ContentItem[])).flat();
}
