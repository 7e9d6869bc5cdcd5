import { kindNamed, kindNames } from '../content/kind-names.ts';
import { founderEmailKinds, founderEmailLabels } from '../founder-emails/founder-email-kinds.ts';

/** The kinds whose stored names are older than the words for them. */
const labels: Readonly<Record<string, string>> = {
  letter: 'Email',
  notice: 'Payment event',
  notification: 'Founder emails',
};

/** The kind of a subject: "member" for "member:…". */
export function subjectKind(subject: string): string {
  return subject.split(':', 1)[0] ?? subject;
}

/** The label of a kind: "Legal page". */
export function subjectKindLabel(kind: string): string {
  const content = kindNamed(kind);
  const words = content ? kindNames[content].one : kind.replaceAll(/[-_]/g, ' ');
  return labels[kind] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** The label of a subject without a name: "Ticket 6f1c2f0e", "Founder emails: Sales". */
export function subjectLabel(subject: string): string {
  const kind = subjectKind(subject);
  const id = subject.slice(kind.length + 1);
  const emails = kind === 'notification' && founderEmailKinds.find((each) => each === id);
  if (emails) return `${subjectKindLabel(kind)}: ${founderEmailLabels[emails].label}`;
  const isLong = /^[0-9a-f]{8}-/.test(id);
  return [subjectKindLabel(kind), isLong ? id.slice(0, 8) : id].filter(Boolean).join(' ');
}
