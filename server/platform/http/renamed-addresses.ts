/**
 * Addresses of the API that were renamed in this release. Open pages of the previous one still use the old addresses
 * while both run. The next release can drop them.
 */
const renamed: readonly (readonly [before: string, now: string])[] = [
  ['/api/founder/glance', '/api/founder/business-overview'],
  ['/api/founder/notifications', '/api/founder/email-switches'],
  ['/api/founder/operations/letters/', '/api/founder/operations/emails/'],
  ['/api/founder/operations/notices/', '/api/founder/operations/webhook-events/'],
];

/** The current address of a call, if it was renamed. */
export function currentAddress(url: string): string {
  if (!url.startsWith('/api/founder/')) return url;
  const [before, now] = renamed.find(([each]) => url.startsWith(each)) ?? ['', ''];
  return now + url.slice(before.length);
}
