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

export const drawingLabels: Readonly<Record<DrawingSubject, string>> = {
  browser: 'Browser',
  phone: 'Phone',
  database: 'Database',
  card: 'Card',
  shield: 'Shield',
  server: 'Server',
  chat: 'Chat',
  form: 'Form',
  key: 'Key',
  spark: 'Spark',
  box: 'Box',
  plug: 'Plug',
};
