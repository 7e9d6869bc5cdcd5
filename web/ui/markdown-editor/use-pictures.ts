import type { ClipboardEvent, DragEvent, RefObject } from 'react';
import { applyEdit, markedTextIn } from './apply-edit.ts';
import { pictureOf } from './text-edits.ts';

/** Takes pictures in and gives the address that a text shows one by; nothing where that failed, and was told. */
export interface PictureSource {
  /** What a chooser of files offers. */
  readonly types: string;
  readonly isSending: boolean;
  send(files: readonly File[]): Promise<{ address: string } | undefined>;
}

/** Pictures that are chosen, dropped or pasted come into the text, where the writing goes on meanwhile. */
export function usePictures(source: PictureSource | undefined, field: RefObject<HTMLTextAreaElement | null>) {
  const put = async (files: readonly File[]) => {
    // In their order, each behind the one before.
    for (const file of files) {
      const sent = await source?.send([file]);
      if (sent && field.current)
        applyEdit(field.current, pictureOf(markedTextIn(field.current), sent.address));
    }
  };
  const take = (event: ClipboardEvent | DragEvent, { files }: DataTransfer) => {
    // Text, and a picture that comes with its text, is the browser's to put in.
    if (!source || files.length === 0) return;
    event.preventDefault();
    if (!source.isSending) void put([...files]);
  };
  return {
    put,
    taking: {
      onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
      onDrop: (event: DragEvent) => take(event, event.dataTransfer),
      // Without this, the browser would leave the page to show what is dropped beside the text.
      onDragOver: (event: DragEvent) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      },
    },
  };
}
