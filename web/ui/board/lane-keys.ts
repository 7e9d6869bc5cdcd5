import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

/** Moves a card by one whole lane when it is dragged with the keyboard. */
const inset = 12;

export const laneByLane: KeyboardCoordinateGetter = (event, { context }) => {
  const step = stepOf(event.code);
  if (step === 0) return undefined;
  event.preventDefault();
  const { droppableRects, over, active } = context;
  const lanes = [...droppableRects].sort(([, one], [, other]) => one.left - other.left);
  const from = lanes.findIndex(([id]) => id === (over?.id ?? active?.data.current?.laneId));
  const target = lanes[from + step]?.[1];
  return target && { x: target.left + inset, y: target.top + inset };
};

function stepOf(code: string): -1 | 0 | 1 {
  if (code === 'ArrowRight') return 1;
  return code === 'ArrowLeft' ? -1 : 0;
}
