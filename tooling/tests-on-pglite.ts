/** Folders of the server whose API tests all run on PGlite, too. */
const folders = ['app', 'content', 'db', 'platform/jobs', 'platform/mail', 'testing', 'features/search'];

/** For each of the other folders, the files that exercise most of the database for their running time. */
const files: Readonly<Record<string, readonly string[]>> = {
  'platform/backup': ['backup', 'ledger'],
  'platform/http': ['every-route', 'lost-database', 'overload', 'recent-sign-in', 'replies', 'staff'],
  'platform/pages': ['pages'],
  start: ['backup', 'demo-history', 'restore-erasures', 'sandbox-payments'],

  'features/account': ['account', 'email-preferences', 'export', 'retention'],
  'features/activity': ['activity'],
  'features/audit-log': ['audit-log'],
  'features/auth': [
    ...['account-recovery', 'code-asking', 'code-entering', 'founder-entries', 'method-changes'],
    ...['normalized-email', 'passkeys', 'sessions', 'sign-in'],
  ],
  'features/billing': ['buying', 'checkout-numbers', 'plan-contents', 'refund-requests'],
  'features/build-checks': ['build-checks'],
  'features/business-overview': ['business-overview', 'churn', 'copied-prompts', 'owed-payments'],
  'features/certificates': ['issue', 'names'],
  'features/certifications': ['certifications'],
  'features/consulting': ['live-tickets', 'member-board'],
  'features/content-editor': ['deleting', 'editing', 'import-binding', 'publishing'],
  'features/content-pictures': ['pictures'],
  'features/courses': ['courses', 'public-course', 'remembered-lessons'],
  'features/favourites': ['favourites'],
  'features/learning-emails': ['learning-emails'],
  'features/lesson-questions': ['asking'],
  'features/members': ['accounts', 'complimentary', 'member-list', 'team'],
  'features/notifications': ['notifications'],
  'features/operations': ['given-up-backup', 'operations'],
  'features/playback': ['drop-off', 'playback'],
  'features/private-notes': ['private-notes'],
  'features/progress': ['progress', 'undo-completion'],
  'features/project': ['project'],
  'features/prompts': ['prompts'],
  'features/snapshots': ['quota', 'snapshots'],
  'features/videos': ['library', 'uploads'],
  'features/waitlist': ['asking', 'going-live'],
  'features/writing': ['writing'],
};

/** The API tests that `npm test` runs on PGlite. All of them run on PostgreSQL (decision 64). */
export const testsOnPglite: readonly string[] = [
  ...folders.map((folder) => `server/${folder}/**/*.api.test.ts`),
  ...Object.entries(files).flatMap(([folder, names]) =>
    names.map((name) => `server/${folder}/${name}.api.test.ts`),
  ),
];
