/** What a drawing can show. The order decides what a seed chooses. */
export const partSubjects = [
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

export type PartSubject = (typeof partSubjects)[number];
