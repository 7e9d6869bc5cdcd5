/*
 * URLs and parameter names. They are separate from the schemas, so that the browser can use them without
 * loading a validator.
 */

/** Searches everything that the caller may find (`?q=…`), and the page of all results. */
export const searchPath = '/api/search';
export const searchPagePath = '/search';

export function searchPageAddress(query: string): string {
  return `${searchPagePath}?${new URLSearchParams({ q: query })}`;
}

export const csrfTokenPath = '/api/csrf-token';
export const csrfHeader = 'X-CSRF-Token';
export const csrfField = '_csrf';

export const sitePath = '/api/site';

/** Chooses a theme without scripts (`?choice=dark&returnTo=/blog`). */
export const themePath = '/api/theme';

export const coursesPath = '/api/courses';
export const courseBySlugPath = '/api/courses/slug/:courseSlug';
export const courseOfferPath = '/api/courses/slug/:courseSlug/offer';
export const courseByIdPath = '/api/courses/:courseId';
export const lessonPath = '/api/courses/:courseSlug/lessons/:order';
export const lessonAddressPath = '/api/lessons/:lessonId/address';

/** Which optional emails a person gets, and the page that the link in such an email opens. */
export const emailPreferencesPath = '/api/account/email-preferences';
export const emailSubscriptionPath = '/api/unsubscribe/:token';
export const unsubscribeEmailsPagePath = '/unsubscribe/:token';

/** The parameter that tells a page which of its forms was saved (`/account?saved=emails`). The page opens there. */
export const savedParameter = 'saved';
export const emailsSavedPage = `/account?${savedParameter}=emails#emails-title`;
export const timeZoneSavedPage = `/account?${savedParameter}=time-zone#time-zone-title`;
export const nameSavedPage = `/account?${savedParameter}=name`;

/** The parameter that tells the account page that its form contained no name (`/account?missing=name`). */
export const missingParameter = 'missing';
export const nameMissingPage = `/account?${missingParameter}=name`;

/** The waitlist of a course. Its pages accept the posts of their own forms. */
export const waitlistPath = '/api/courses/:courseId/notify-me';
export const waitlistEntryPath = '/api/notify-me/:token';
export const waitlistPagePath = '/notify-me/:courseSlug';
export const confirmWaitlistPagePath = '/notify-me/confirm/:token';
export const leaveWaitlistPagePath = '/notify-me/unsubscribe/:token';

/** The parameter that tells the waitlist page the result of its form (`/notify-me/…?asked=…`). */
export const waitlistOutcomeParameter = 'asked';
const waitlistOutcomes = ['yes', 'listed', 'invalid'] as const;
export type WaitlistOutcome = (typeof waitlistOutcomes)[number];

/** Lessons and prompts that a person wants to find again. */
export const favouritesPath = '/api/favourites';
export const favouriteLessonPath = '/api/favourites/lessons/:lessonId';
export const favouritePromptPath = '/api/favourites/prompts/:snippetId';

/** What a person is notified of: the page, the list, what marks them as read, and a stream that says that they changed. */
export const notificationsPagePath = '/notifications';
export const notificationsPath = '/api/notifications';
export const notificationsReadPath = '/api/notifications/read';
export const notificationsOpenedPath = '/api/notifications/opened';
export const notificationReadPath = '/api/notifications/:notificationId/read';
export const notificationsLivePath = '/api/notifications/live';
export const notificationsChangedEvent = 'notifications-changed';

/** What people write down for themselves in a lesson. */
export const privateNotesPath = '/api/lessons/:lessonId/private-notes';
export const privateNotePath = '/api/private-notes/:noteId';

/** What members ask under a lesson, and the published answers that everybody sees who may open it. */
export const lessonQuestionsPath = '/api/lessons/:lessonId/questions';
export const questionFormPath = '/api/lessons/:lessonId/questions/form';
export const ownQuestionPath = '/api/questions/:questionId';
export const lessonAnswersPath = '/api/lessons/:lessonId/answers';

/** The parameter that tells a lesson the result of its form without scripts (`?question=asked`). */
export const questionOutcomeParameter = 'question';
export const questionOutcomes = ['asked', 'empty'] as const;
export type QuestionOutcome = (typeof questionOutcomes)[number];

/** The part of a lesson with its questions, and one of its published answers. */
export const questionsAnchor = 'questions';
export function questionsPageOf(lesson: {
  readonly courseSlug: string;
  readonly orderIndex: number;
}): string {
  return `/${lesson.courseSlug}/${lesson.orderIndex}#${questionsAnchor}`;
}
/** The same page by an address that stays right when the lesson is moved: it redirects to the current one. */
export function permanentQuestionsPageOf({ id }: { readonly id: number }): string {
  return `/lesson/${id}#${questionsAnchor}`;
}
export const answerAnchor = (answerId: string) => `answer-${answerId}`;

/** What a person builds, and what they typed into the placeholders of prompts. */
export const ownProjectPath = '/api/account/project';
export const typedValuePath = '/api/account/typed-values';

/** What a person has done this week and so far, and their weekly goal. */
export const activityPath = '/api/user/activity';
export const weeklyGoalPath = '/api/user/weekly-goal';
/** The element of the dashboard that a saved goal leads back to. */
export const weekId = 'this-week';
/** A certification on the dashboard. */
export const certificationAnchor = (certificationId: number | string) => `certification-${certificationId}`;

export const userProgressPath = '/api/user/progress';
export const userCoursesPath = '/api/user/courses';
export const completeLessonPath = '/api/lessons/:lessonId/complete';

/** Where a person stopped a lesson's video, and how they watch videos. */
export const lessonPlaybackPath = '/api/lessons/:lessonId/playback';
export const watchPositionPath = '/api/lessons/:lessonId/watch-position';
export const reachedSegmentsPath = '/api/lessons/:lessonId/reached';
export const playbackSettingsPath = '/api/account/playback-settings';
/** The captions of a lesson that were written in the console, such as `…/captions/de.vtt`. */
export const lessonCaptionsPath = '/api/lessons/:lessonId/captions/:file';
export const lessonTranscriptPath = '/api/lessons/:lessonId/transcript';

/** The build checks of a lesson that the caller has ticked. */
export const lessonChecksPath = '/api/lessons/:lessonId/checks';
export const lessonCheckPath = '/api/lessons/:lessonId/checks/:checkId';
export const checkSnapshotPath = '/api/lessons/:lessonId/checks/:checkId/snapshot';

export const snippetsPath = '/api/snippets';
export const snippetCopiedPath = '/api/snippets/:snippetId/copied';
export const lessonSnippetsPath = '/api/lessons/:lessonId/snippets';

export const uploadSnapshotPath = '/api/snapshots/upload-proxy';
export const snapshotsPath = '/api/snapshots';
export const snapshotStoragePath = '/api/snapshots/storage';
export const snapshotPath = '/api/snapshots/:snapshotId';
export const snapshotImagePath = '/api/snapshots/images/:uploadId';
export const snapshotThumbnailPath = '/api/snapshots/images/:uploadId/thumbnail';
export const lessonSnapshotsPath = '/api/lessons/:lessonId/snapshots';
export const courseSnapshotsPath = '/api/users/:userId/courses/:courseId/snapshots';

export const certificationsPath = '/api/certifications';
export const certificationAvailabilityPath = '/api/certifications/availability';
export const certificationBriefPath = '/api/certifications/:certificationId/brief';
export const userCertificationsPath = '/api/user/certifications';
export const submitCertificationPath = '/api/certifications/:certificationId/submit';
export const skillsPath = '/api/skills';

export const ticketsPath = '/api/consulting/tickets';
export const ticketPath = '/api/consulting/tickets/:ticketId';
export const ticketStatusPath = '/api/consulting/tickets/:ticketId/status';
export const ticketMessagesPath = '/api/consulting/tickets/:ticketId/messages';
export const allowancePath = '/api/consulting/allowance';
export const measuredPromisePath = '/api/consulting/promise';

/** Streams of server-sent events that say which tickets changed. */
export const ticketsLivePath = '/api/consulting/live';
/** The name of such an event; its data is `{ ticketIds }`. */
export const ticketsChangedEvent = 'tickets-changed';
/** The last event of a stream whose listener has lost the permission: the client must not reconnect. */
export const liveOverEvent = 'over';

/** A certificate's page, picture, document and badge. Anybody with the token may open them. */
export const certificatePagePath = '/certificates/:token';
export const certificateImagePath = '/certificates/:token/image.png';
export const certificatePdfPath = '/certificates/:token/certificate.pdf';
export const badgeJwtPath = '/certificates/:token/badge.jwt';
export const badgeJsonPath = '/certificates/:token/badge.json';
export const certificatePath = '/api/certificates/:token';
export const ownCertificatePath = '/api/certificates/:certificateId';

/** The URLs for verifying a badge. */
export const keySetPath = '/.well-known/jwks.json';
export const badgeKeyPath = '/api/badges/keys/:keyId';
export const badgeIssuerPath = '/api/badges/issuer';
export const achievementPath = '/api/badges/achievements/:certificationId';
export const achievementImagePath = '/api/badges/achievements/:certificationId/image.png';
export const revokedBadgesPath = '/api/badges/revocations';

export const plansPath = '/api/plans';
export const invoicesPath = '/api/account/invoices';
export const ownRefundsPath = '/api/account/refunds';
export const planContentsPath = '/api/plans/contents';
export const createCheckoutSessionPath = '/api/create-checkout-session';
export const checkoutIntentPath = '/api/checkout/intent';
export const checkoutOutcomePath = '/api/checkout/sessions/:sessionId';

/** Where a purchase continues after a sign-in, and where it ends. */
export const checkoutContinuePath = '/checkout/continue';
export const checkoutCompletePath = '/checkout/complete';

export const paymentWebhookPath = '/api/webhooks/stripe';

/** Opens the provider's billing portal, and the return from it. */
export const billingPortalPath = '/api/billing/portal';
export const billingReturnPath = '/api/billing/return';

/** Opens the portal from an email. It is an address that people can return to after signing in. */
export const changeCardPath = '/account/card';

/** The parameter for a checkout or portal that could not be opened, or a checkout that was cancelled (`?billing=…`). */
export const billingOutcomeParameter = 'billing';
export const billingOutcomes = ['checkout', 'portal', 'cancelled'] as const;
export type BillingOutcome = (typeof billingOutcomes)[number];

/** The parameter that tells the landing page that an account was deleted (`/?account=deleted`). */
export const accountGoneParameter = 'account';

export const accountPath = '/api/account';
export const accountExportPath = '/api/account/export';
export const accountNamePath = '/api/account/name';
/** Where the form of one's project leads without scripts. */
export const ownProjectPage = '/account#my-project';
export const accountTimeZonePath = '/api/account/time-zone';
export const timeZonesPath = '/api/time-zones';
export const accountPlanPath = '/api/account/plan';

export const legalPagePath = '/api/legal/:name';
export const postsPath = '/api/posts';
export const postPath = '/api/posts/:slug';

export const postsWithTagPath = '/api/posts/tags/:tag';

/** The blog's feed, and the files that search engines and agents look for. */
export const feedPath = '/blog/rss.xml';
export const sitemapPath = '/sitemap.xml';
export const robotsPath = '/robots.txt';
export const llmsPath = '/llms.txt';
/** Tells browsers which links of public pages they may prerender. */
export const speculationRulesPath = '/speculation-rules.json';

/** The picture for shared links to a page. */
export const shareImagesPath = '/share-images';
const frontPageImage = '/front-page';

export function shareImagePath(pagePath: string): string {
  return `${shareImagesPath}${pagePath === '/' ? frontPageImage : pagePath}.png`;
}

/** The page of such a picture; undefined for other URLs. */
export function pageOfShareImage(path: string): string | undefined {
  if (!path.startsWith(`${shareImagesPath}/`) || !path.endsWith('.png')) return undefined;
  const pagePath = path.slice(shareImagesPath.length, -'.png'.length);
  if (pagePath === '/') return undefined;
  return pagePath === frontPageImage ? '/' : pagePath;
}

export const healthPath = '/healthz';
export const readyPath = '/readyz';
/** For monitoring; exists only where it was switched on. */
export const metricsPath = '/metrics';

/** The names of the parameters in a path: `courseId` in `/api/courses/:courseId`. */
export type PathParameterNames<Path extends string> = string extends Path
  ? string
  : Path extends `${string}/:${infer Rest}`
    ? Rest extends `${infer Name}/${infer After}`
      ? Name | PathParameterNames<`/${After}`>
      : Rest
    : never;

export type PathParameters<Path extends string> = Readonly<Record<PathParameterNames<Path>, string | number>>;

declare const madeOf: unique symbol;

/** A URL whose type knows the path and the query that it was built from. */
export type AddressOf<Path extends string, Query = undefined> = string & {
  readonly [madeOf]: { readonly path: Path; readonly query: Query };
};

/** The URL of a path such as `/api/courses/:courseId` with its parameters filled in. */
export function addressOf<Path extends string>(
  path: Path,
  parameters: PathParameters<Path>,
): AddressOf<Path> {
  const values: Readonly<Record<string, string | number>> = parameters;
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The path ${path} needs a value for "${name}"`);
    return encodeURIComponent(value);
  }) as AddressOf<Path>;
}

/** The same URL with a query. */
export function withQuery<Path extends string, const Query extends Readonly<Record<string, string | number>>>(
  address: Path | AddressOf<Path>,
  query: Query,
): AddressOf<Path, Query> {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.set(name, String(value));
  return `${address}?${search}` as AddressOf<Path, Query>;
}
