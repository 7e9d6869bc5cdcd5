import { type DragEvent, useEffect, useEffectEvent, useState } from 'react';

type Choose = (files: readonly File[]) => void;

/** Files that are dropped on a place. Without this, the browser would leave the page to show them. */
export function useDroppedFiles(choose: Choose) {
  const [depth, setDepth] = useState(0);
  const dropHandlers = {
    // Entering something inside counts as well, and comes before leaving what is around it.
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

/** Images that are pasted anywhere on the page, but in a field: there, pasting is for the field. */
export function usePastedFiles(choose: Choose): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || isField(event.target)) return;
    event.preventDefault();
    choose(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('textarea, input, [contenteditable]') !== null;
}
