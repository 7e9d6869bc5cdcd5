import { forget, recall, remember } from '../../../ui/remembered.ts';
import type { Work } from './edit.ts';

/* Keeps typed text in this browser until the server has it, so that closing the page loses nothing. */

const nameOf = (personId: string, kind: string, itemId: string) =>
  `content-draft:${personId}:${kind}:${itemId}`;

export interface LocalDraft {
  read(): Work | undefined;
  write(work: Work): void;
  clear(): void;
  /** Keeps text that was typed after the version that the server received. */
  clearArrived(work: Work): void;
}

export function localDraft(personId: string, kind: string, itemId: string): LocalDraft {
  const name = nameOf(personId, kind, itemId);
  return {
    read: () => readWork(recall(name)),
    write: (work) => remember(name, JSON.stringify(work)),
    clear: () => {
      if (recall(name) !== null) forget(name);
    },
    clearArrived: (work) => {
      if (recall(name) === JSON.stringify(work)) forget(name);
    },
  };
}

/** Ignores data in an old or unknown format. */
export function readWork(kept: string | null): Work | undefined {
  try {
    const work: unknown = JSON.parse(kept ?? 'null');
    return isWork(work) ? { ...work, isTouched: true } : undefined;
  } catch {
    return undefined;
  }
}

function isWork(work: unknown): work is Work {
  if (typeof work !== 'object' || work === null || !('values' in work) || !('basedOn' in work)) return false;
  const isBase = work.basedOn === null || typeof work.basedOn === 'number';
  return isBase && typeof work.values === 'object' && work.values !== null;
}
