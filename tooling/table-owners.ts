/** The one folder of the server that writes each table. `tableReaders` says who else reads it. */
export const tableOwners: Readonly<Record<string, string>> = {
  auditEntries: 'platform/audit',
  jobRuns: 'platform/jobs',
  emailPreferences: 'platform/mail',
  mailOutbox: 'platform/mail',
  restoreLedger: 'platform/backup',

  searchDocuments: 'db',
  searchState: 'db',
  searchWords: 'db',

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

  videos: 'features/videos',
  videoRenditions: 'features/videos',

  founderClaims: 'features/auth',
  accountRecoveries: 'features/auth',
  passkeyChallenges: 'features/auth',
  passkeys: 'features/auth',
  sessions: 'features/auth',
  signInAttempts: 'features/auth',
  signInCodes: 'features/auth',
  signInCounts: 'features/auth',
  signInMethods: 'features/auth',
  users: 'features/auth',
  billingCustomers: 'features/billing',
  entitlements: 'features/billing',
  failedWebhookEvents: 'features/billing',
  founderEmailSwitches: 'features/founder-emails',
  payments: 'features/billing',
  refundRequests: 'features/billing',
  webhookEvents: 'features/billing',
  weeklyGoals: 'features/activity',
  tickedChecks: 'features/build-checks',
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
  learningEmails: 'features/learning-emails',
  notifications: 'features/notifications',
  alerts: 'features/operations',
  launchChecks: 'features/operations',
  requestMinutes: 'features/operations',
  lessonQuestions: 'features/lesson-questions',
  lessonDropOff: 'features/playback',
  playbackSettings: 'features/playback',
  watchPositions: 'features/playback',
  lessonCompletions: 'features/progress',
  favouriteLessons: 'features/favourites',
  favouritePrompts: 'features/favourites',
  privateNotes: 'features/private-notes',
  ownProjects: 'features/project',
  typedValues: 'features/project',
  promptCopies: 'features/prompts',
  snapshots: 'features/snapshots',
  uploads: 'features/snapshots',
  waitlistEntries: 'features/waitlist',
};

/**
 * Tables that anybody reads: almost every query joins the people or the published content, and `content` has
 * no other interface than its tables.
 */
function isShared(table: string): boolean {
  return table === 'users' || tableOwners[table] === 'content';
}

/**
 * Folders that read a table of another folder, because they join or count it in one query. All others use
 * the functions that the owner exports (decision 39).
 */
export const tableReaders: Readonly<Record<string, readonly string[]>> = {
  auditEntries: ['features/audit-log', 'features/auth', 'features/members'],
  certificates: ['features/audit-log', 'features/certifications', 'features/progress'],
  certificationSubmissions: ['features/audit-log', 'features/certificates', 'features/progress'],
  contentDrafts: ['features/videos'],
  emailPreferences: ['features/learning-emails'],
  entitlements: ['features/business-overview'],
  failedWebhookEvents: ['features/operations'],
  founderClaims: ['features/founder-emails', 'features/notifications'],
  jobRuns: ['features/operations'],
  lessonCompletions: ['features/business-overview', 'features/certifications'],
  lessonQuestions: ['content'],
  mailOutbox: ['features/operations'],
  promptCopies: ['features/business-overview'],
  searchDocuments: ['features/search'],
  searchWords: ['features/search'],
  tickets: ['features/audit-log'],
  uploads: ['features/lesson-questions'],
  waitlistEntries: ['features/business-overview'],
  webhookEvents: ['features/operations'],
};

/** These read and write any table: the demo people's history, and backups. */
const exempt = ['demo', 'platform/backup'];

/** Drizzle's builders, and SQL that is written out. */
const writes = [
  /\.(?:insert|update|delete)\((\w+)\)/g,
  /\b(?:insert\s+into|update|delete\s+from)\s+\$\{(\w+)\}/gi,
];

/** Says which tables a file writes that belong to another folder. `file` is a path below `server/`. */
export function findForeignWrites(file: string, source: string): string[] {
  if (isExempt(file)) return [];
  return writes
    .flatMap((write) => [...source.matchAll(write)].flatMap(([, table]) => table ?? []))
    .flatMap((table) => {
      const owner = tableOwners[table];
      if (owner === undefined || file.startsWith(`${owner}/`)) return [];
      return [`server/${file} writes ${table}; only server/${owner} does`];
    });
}

const schemaImport = /import \{([^}]*)\} from '[^']*\/db\/schema\.ts'/g;

/** The tables of other folders that a file uses. `file` is a path below `server/`. */
export function foreignTables(file: string, source: string): string[] {
  if (isExempt(file)) return [];
  const imported = [...source.matchAll(schemaImport)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []);
  return imported.filter((name) => {
    const owner = tableOwners[name];
    return owner !== undefined && !isShared(name) && !file.startsWith(`${owner}/`);
  });
}

/** Says which tables a file reads without being one of their readers. */
export function findForeignReads(file: string, source: string): string[] {
  return foreignTables(file, source)
    .filter((table) => !tableReaders[table]?.some((folder) => file.startsWith(`${folder}/`)))
    .map((table) => `server/${file} reads ${table}; use what server/${tableOwners[table]} exports`);
}

function isExempt(file: string): boolean {
  return exempt.some((folder) => file.startsWith(`${folder}/`));
}
