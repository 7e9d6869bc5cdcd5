/** The kind of a subject: "member" for "member:…". */
export function subjectKind(subject: string): string {
  return subject.split(':', 1)[0] ?? subject;
}

/** The label of a subject without a name: "Ticket 6f1c2f0e". */
export function subjectLabel(subject: string): string {
  const [kind = '', id = ''] = subject.split(':');
  const isLong = /^[0-9a-f]{8}-/.test(id);
  const words = kind.replaceAll(/[-_]/g, ' ');
  const named = words.charAt(0).toUpperCase() + words.slice(1);
  return [named, isLong ? id.slice(0, 8) : id].filter(Boolean).join(' ');
}
