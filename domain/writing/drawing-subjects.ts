/** What the drawing on a cover can show. */
export const drawingSubjects = [
  'browser',
  'phone',
  'database',
  'card',
  'shield',
  'server',
  'chat',
  'form',
  'key',
  'spark',
  'box',
  'plug',
] as const;

export type DrawingSubject = (typeof drawingSubjects)[number];
