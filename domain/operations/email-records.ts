/** A TXT record arrives in pieces. */
type TxtRecords = readonly (readonly string[])[];

const joined = (records: TxtRecords) => records.map((pieces) => pieces.join('').trim());

/** What is wrong with the SPF records of a domain. */
export function spfProblem(records: TxtRecords): string | undefined {
  const found = joined(records).filter((text) => /^v=spf1(?:\s|$)/i.test(text));
  if (found.length > 1) return 'There are several SPF records, so all of them are ignored.';
  const [record] = found;
  if (record === undefined) return 'There is no SPF record.';
  return /\s\+?all(?:\s|$)/i.test(record)
    ? 'The SPF record allows everybody to send in your name.'
    : undefined;
}

/** What is wrong with the DMARC records of a domain. */
export function dmarcProblem(records: TxtRecords): string | undefined {
  const found = joined(records).filter((text) => /^v=DMARC1\s*;/i.test(text));
  if (found.length > 1) return 'There are several DMARC records, so all of them are ignored.';
  const [record] = found;
  if (record === undefined) return 'There is no DMARC record.';
  return /;\s*p\s*=\s*(?:none|quarantine|reject)\b/i.test(record)
    ? undefined
    : 'The DMARC record says nothing about forgeries (p=…).';
}

/** Whether one of the records is a key. An empty key was withdrawn. */
export function hasDkimKey(records: TxtRecords): boolean {
  return joined(records).some((text) => /(?:^|;)\s*p\s*=\s*[A-Za-z0-9+/]/i.test(text));
}

/** These names are reserved for examples and tests, so nobody can receive an email there. */
export function isExampleDomain(domain: string): boolean {
  return /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/.test(domain);
}

/** Its own domain and the domains above it, where DMARC and DKIM may be published. */
export function mailDomains(address: string): string[] {
  const labels = (address.split('@').at(-1) ?? '').toLowerCase().split('.').filter(Boolean);
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

/** The names under which email companies publish their keys. A founder can name another one. */
export const commonDkimSelectors = [
  'default',
  'dkim',
  'mail',
  'google',
  'selector1',
  'selector2',
  's1',
  's2',
  'k1',
  'k2',
  'k3',
  'key1',
  'key2',
  'pm',
  'mx',
  'smtp',
  'mandrill',
  'mailjet',
  'resend',
  'brevo1',
  'brevo2',
  'scph0817',
  'zoho',
  'fm1',
  'fm2',
  'fm3',
] as const;
