import { describe, expect, it } from 'vitest';
import { columnByColumn } from './column-keys.ts';

const size = { width: 200, height: 400 };
const at = (left: number, top: number) => ({ left, top, right: left + 200, bottom: top + 400, ...size });

/** Where a card goes from a column when a key is pressed. */
function pressed(code: string, from: string, columns: Record<string, ReturnType<typeof at>>) {
  const event = { code, preventDefault: () => undefined } as unknown as KeyboardEvent;
  const context = {
    droppableRects: new Map(Object.entries(columns)),
    over: { id: from },
    active: null,
  };
  type Options = Parameters<typeof columnByColumn>[1];
  return columnByColumn(event, { context } as unknown as Options);
}

const inOneRow = { Completed: at(600, 0), Idea: at(0, 0), Priority: at(200, 0), Started: at(400, 0) };
const inTwoRows = { Completed: at(200, 500), Idea: at(0, 0), Priority: at(200, 0), Started: at(0, 500) };

describe('the arrow keys on a board', () => {
  it.each([
    ['one row', inOneRow],
    ['two rows', inTwoRows],
  ])('move a card through the columns in reading order: %s', (_, columns) => {
    const inside = ({ left, top }: ReturnType<typeof at>) => ({ x: left + 12, y: top + 12 });
    expect(pressed('ArrowRight', 'Idea', columns)).toEqual(inside(columns.Priority));
    expect(pressed('ArrowRight', 'Priority', columns)).toEqual(inside(columns.Started));
    expect(pressed('ArrowLeft', 'Completed', columns)).toEqual(inside(columns.Started));
    expect(pressed('ArrowRight', 'Completed', columns)).toBeUndefined();
  });
});
