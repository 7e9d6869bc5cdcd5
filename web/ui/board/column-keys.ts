import type { ClientRect, KeyboardCoordinateGetter } from '@dnd-kit/core';

const inset = 12;

/** Moves a card by one whole column when it is dragged with the keyboard. */
export const columnByColumn: KeyboardCoordinateGetter = (event, { context }) => {
  const step = stepOf(event.code);
  if (step === 0) return undefined;
  event.preventDefault();
  const { droppableRects, over, active } = context;
  const columns = [...droppableRects].sort(inReadingOrder);
  const from = columns.findIndex(([id]) => id === (over?.id ?? active?.data.current?.columnId));
  const target = columns[from + step]?.[1];
  return target && { x: target.left + inset, y: target.top + inset };
};

/** On a tablet there are two rows of columns. */
function inReadingOrder(
  [, one]: readonly [unknown, ClientRect],
  [, other]: readonly [unknown, ClientRect],
): number {
  return one.top - other.top || one.left - other.left;
}

function stepOf(code: string): -1 | 0 | 1 {
  if (code === 'ArrowRight') return 1;
  return code === 'ArrowLeft' ? -1 : 0;
}
