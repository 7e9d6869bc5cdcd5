import { type DragEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';

type Choose = (files: readonly File[]) => void;

/**
 * Handles files that are dropped on an element. Without this, the browser would leave the page to show them.
 */
export function useDroppedFiles(choose: Choose) {
  const [depth, setDepth] = useState(0);
  const dropHandlers = {
    // Counts nested enter and leave events: entering a child comes before leaving its parent.
    onDragEnter: (event: DragEvent) => {
      event.preventDefault();
      setDepth((count) => count + 1);
    },
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDragLeave: () => setDepth((count) => Math.max(0, count - 1)),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setDepth(0);
      choose([...event.dataTransfer.files]);
    },
  };
  return { isOver: depth > 0, dropHandlers };
}

/**
 * Handles images pasted anywhere on the page except in a field. What is pasted into a dialog is only for a place in
 * that dialog.
 */
export function usePastedFiles(choose: Choose, place: RefObject<Element | null>): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || isField(event.target) || isElsewhere(event.target, place.current)) return;
    event.preventDefault();
    choose(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}

function isElsewhere(target: EventTarget | null, place: Element | null): boolean {
  const dialog = target instanceof Element ? target.closest('[role="dialog"]') : null;
  return dialog !== null && !dialog.contains(place);
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('textarea, input, [contenteditable]') !== null;
}
