import { momentLabel } from '../learning/moment.ts';

const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** "member.sign-out" as somebody reads it: "Member: sign out". */
export function actionLabel(action: string): string {
  const [subject = '', ...verb] = action.split('.');
  const words = verb.join(' ').replaceAll(/[-_]/g, ' ');
  return words ? `${capitalised(subject)}: ${words}` : capitalised(subject);
}

/** "isRevoked" as somebody reads it: "is revoked". */
export function factLabel(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
}

/** A fact of an entry, in words. */
export function factText(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object') return JSON.stringify(value);
  return moment.test(String(value)) ? momentLabel(String(value)) : String(value);
}

/** The kind of a subject: "member" of "member:…". */
export function subjectKind(subject: string): string {
  return subject.split(':', 1)[0] ?? subject;
}

/** What an entry was done to, where it has no name: "Ticket 6f1c2f0e". */
export function subjectLabel(subject: string): string {
  const [kind = '', id = ''] = subject.split(':');
  const isLong = /^[0-9a-f]{8}-/.test(id);
  return [capitalised(kind.replaceAll(/[-_]/g, ' ')), isLong ? id.slice(0, 8) : id].filter(Boolean).join(' ');
}

/** What changed between before and after, fact by fact, in the order in which they were written down. */
export function changedFacts(before: Facts | null, after: Facts | null): ChangedFact[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .map((name) => ({ name, before: before?.[name], after: after?.[name] }))
    .filter((fact) => JSON.stringify(fact.before) !== JSON.stringify(fact.after));
}

type Facts = Readonly<Record<string, unknown>>;

export interface ChangedFact {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
