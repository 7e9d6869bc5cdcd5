import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

/** Moves a row by one place when it is dragged with the keyboard. */
export const rowByRow: KeyboardCoordinateGetter = (event, { context }) => {
  const step = stepOf(event.code);
  if (step === 0) return undefined;
  event.preventDefault();
  const { droppableRects, over, active } = context;
  const rows = [...droppableRects].sort(([, one], [, other]) => one.top - other.top);
  const from = rows.findIndex(([id]) => id === (over?.id ?? active?.id));
  const target = rows[from + step]?.[1];
  return target && { x: target.left, y: target.top };
};

function stepOf(code: string): -1 | 0 | 1 {
  if (code === 'ArrowDown') return 1;
  return code === 'ArrowUp' ? -1 : 0;
}
