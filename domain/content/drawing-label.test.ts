import { describe, expect, it } from 'vitest';
import { firstConsoleId } from './content-limits.ts';
import { drawingLabel, lessonDrawingLabel } from './drawing-label.ts';

describe('the number on a drawing', () => {
  it('is the short id of an item from a file', () => {
    expect([drawingLabel(39), lessonDrawingLabel(39, 2)]).toEqual(['No. 39', '39.2']);
  });

  it('leaves out the long id of an item from the console', () => {
    expect([drawingLabel(firstConsoleId), lessonDrawingLabel(firstConsoleId, 2)]).toEqual([
      undefined,
      'No. 2',
    ]);
  });
});
