/** Folders of the server whose API tests all run on PGlite, too. */
const folders = ['app', 'db', 'platform/jobs', 'testing', 'features/search'];

/** For each of the other folders, the files that exercise most of the database for their running time. */
const files: Readonly<Record<string, readonly string[]>> = {
  content: ['console-and-files'],
  'platform/http': ['lost-database', 'overload', 'recent-sign-in', 'staff'],
  'platform/mail': ['enqueue-email', 'personal-data'],
  'platform/pages': ['consistent-figures'],
  start: ['backup'],

  'features/account': ['account', 'email-preferences', 'export', 'retention'],
  'features/activity': ['activity'],
  'features/audit-log': ['audit-log'],
  'features/auth': ['code-asking', 'method-changes', 'normalized-email', 'sessions'],
  'features/billing': ['checkout-numbers', 'plan-contents'],
  'features/build-checks': ['build-checks'],
  'features/business-overview': ['copied-prompts', 'owed-payments'],
  'features/certificates': ['issue'],
  'features/certifications': ['certifications'],
  'features/consulting': ['live-tickets', 'member-board'],
  'features/content-editor': ['publishing'],
  'features/content-pictures': ['pictures'],
  'features/courses': ['courses', 'public-course', 'remembered-lessons'],
  'features/favourites': ['favourites'],
  'features/founder-emails': ['switches'],
  'features/learning-emails': ['learning-emails'],
  'features/lesson-questions': ['asking'],
  'features/members': ['accounts', 'complimentary', 'member-list', 'team'],
  'features/notifications': ['notifications'],
  'features/operations': ['given-up-backup'],
  'features/playback': ['drop-off', 'playback'],
  'features/private-notes': ['private-notes'],
  'features/progress': ['progress', 'undo-completion'],
  'features/project': ['project'],
  'features/prompts': ['prompts'],
  'features/snapshots': ['quota'],
  'features/videos': ['library'],
  'features/waitlist': ['asking'],
  'features/writing': ['writing'],
};

/** The API tests that `npm test` runs on PGlite. All of them run on PostgreSQL (decision 64). */
export const testsOnPglite: readonly string[] = [
  ...folders.map((folder) => `server/${folder}/**/*.api.test.ts`),
  ...Object.entries(files).flatMap(([folder, names]) =>
    names.map((name) => `server/${folder}/${name}.api.test.ts`),
  ),
];
