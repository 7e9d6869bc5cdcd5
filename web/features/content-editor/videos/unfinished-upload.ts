import { forget, recall, remember } from '../../../ui/remembered.ts';

/** An upload that has begun, as this browser remembers it. */
export interface UnfinishedUpload {
  readonly fileName: string;
  readonly total: number;
  readonly lastModified: number;
  /** Where the server receives it. */
  readonly url: string;
  /** How many bytes the server had when this browser last knew. */
  readonly sent: number;
}

const nameFor = (itemId: string) => `video-upload ${itemId}`;

export function unfinishedUpload(itemId: string): UnfinishedUpload | undefined {
  const stored = recall(nameFor(itemId));
  return stored === null ? undefined : parsed(stored);
}

export function rememberUpload(itemId: string, upload: UnfinishedUpload): void {
  remember(nameFor(itemId), JSON.stringify(upload));
}

export function forgetUpload(itemId: string): void {
  forget(nameFor(itemId));
}

/** Whether a chosen file is the one whose upload has begun. */
export function isSameFile({ fileName, total, lastModified }: UnfinishedUpload, file: File): boolean {
  return fileName === file.name && total === file.size && lastModified === file.lastModified;
}

function parsed(stored: string): UnfinishedUpload | undefined {
  try {
    const upload = JSON.parse(stored) as Partial<UnfinishedUpload> | null;
    const isWhole = typeof upload?.url === 'string' && typeof upload.total === 'number';
    return isWhole ? (upload as UnfinishedUpload) : undefined;
  } catch {
    return undefined;
  }
}
