import type { ClipboardEvent, DragEvent, RefObject } from 'react';
import { applyEdit, markedTextIn } from './apply-edit.ts';
import { pictureOf } from './text-edits.ts';

/** Uploads a picture and returns its address, or undefined if that failed and the user was told. */
export interface PictureSource {
  /** The file types for the file chooser. */
  readonly types: string;
  readonly isSending: boolean;
  send(files: readonly File[]): Promise<{ address: string } | undefined>;
}

/** Inserts pictures that are chosen, dropped or pasted, while the user keeps typing. */
export function usePictures(source: PictureSource | undefined, field: RefObject<HTMLTextAreaElement | null>) {
  const put = async (files: readonly File[]) => {
    // Keeps their order by inserting each picture after the one before.
    for (const file of files) {
      const sent = await source?.send([file]);
      if (sent && field.current)
        applyEdit(field.current, pictureOf(markedTextIn(field.current), sent.address));
    }
  };
  const take = (event: ClipboardEvent | DragEvent, { files }: DataTransfer) => {
    // Pasted text, also with a picture, is left to the browser.
    if (!source || files.length === 0) return;
    event.preventDefault();
    if (!source.isSending) void put([...files]);
  };
  return {
    put,
    taking: {
      onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
      onDrop: (event: DragEvent) => take(event, event.dataTransfer),
      // Without this, the browser would leave the page to show a picture dropped next to the text.
      onDragOver: (event: DragEvent) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      },
    },
  };
}
