type ElementRef = { readonly current: Element | null };

/** Calls back on a press, or when the focus moves, anywhere outside an element. */
export function onOutsideEvent(element: ElementRef, leave: () => void): () => void {
  const onMove = (event: Event) => {
    if (event.target instanceof Node && !element.current?.contains(event.target)) leave();
  };
  document.addEventListener('pointerdown', onMove);
  document.addEventListener('focusin', onMove);
  return () => {
    document.removeEventListener('pointerdown', onMove);
    document.removeEventListener('focusin', onMove);
  };
}

export function onEscape(leave: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
