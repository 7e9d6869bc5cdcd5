/** The one folder of the server that writes each table. Anybody may read it. */
export const tableOwners: Readonly<Record<string, string>> = {
  auditEntries: 'platform/audit',
  jobRuns: 'platform/jobs',
  mailOutbox: 'platform/mail',
  restoreLedger: 'platform/backup',

  certifications: 'content',
  contentItems: 'content',
  contentVersions: 'content',
  courses: 'content',
  documents: 'content',
  formerSlugs: 'content',
  legalPages: 'content',
  lessonSnippets: 'content',
  lessons: 'content',
  posts: 'content',
  snippets: 'content',

  founderClaims: 'features/auth',
  sessions: 'features/auth',
  signInAttempts: 'features/auth',
  signInCounts: 'features/auth',
  users: 'features/auth',
  billingCustomers: 'features/billing',
  entitlements: 'features/billing',
  failedWebhookEvents: 'features/billing',
  payments: 'features/billing',
  webhookEvents: 'features/billing',
  businessDays: 'features/business-overview',
  courseDays: 'features/business-overview',
  erasedSubscribers: 'features/business-overview',
  lessonDays: 'features/business-overview',
  lostSubscribers: 'features/business-overview',
  badgeKeys: 'features/certificates',
  certificates: 'features/certificates',
  revokedBadges: 'features/certificates',
  certificationSubmissions: 'features/certifications',
  ticketEvents: 'features/consulting',
  ticketMessages: 'features/consulting',
  tickets: 'features/consulting',
  contentDrafts: 'features/content-editor',
  contentPictures: 'features/content-pictures',
  lessonCompletions: 'features/progress',
  promptCopies: 'features/prompts',
  snapshots: 'features/snapshots',
  uploads: 'features/snapshots',
  waitingEntries: 'features/waitlist',
};

/** These write any table: the demo people's history, and a backup that is restored. */
const writersOfEverything = ['demo', 'platform/backup'];

/** Drizzle's builders, and SQL that is written out. */
const writes = [
  /\.(?:insert|update|delete)\((\w+)\)/g,
  /\b(?:insert\s+into|update|delete\s+from)\s+\$\{(\w+)\}/gi,
];

/** Says which tables a file writes that belong to another folder. `file` is a path below `server/`. */
export function findForeignWrites(file: string, source: string): string[] {
  if (writersOfEverything.some((folder) => file.startsWith(`${folder}/`))) return [];
  return writes
    .flatMap((write) => [...source.matchAll(write)].flatMap(([, table]) => table ?? []))
    .flatMap((table) => {
      const owner = tableOwners[table];
      if (owner === undefined || file.startsWith(`${owner}/`)) return [];
      return [`server/${file} writes ${table}; only server/${owner} does`];
    });
}
