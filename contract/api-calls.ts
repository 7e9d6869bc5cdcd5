/*
 * Every JSON call of the API: its method and path with the types of its query, body and reply. There are only types
 * here, so the browser loads no schema for them. The server's registries are checked against this map, and the web's
 * `write`, `upload` and `resource` infer from it: a field that is renamed on one side fails to compile on the other.
 */

import type { z } from 'zod';
import type { DeleteAccount } from './account.ts';
import type { LearnerActivity, WeeklyGoal } from './activity.ts';
import type { AddressOf, PathParameterNames } from './addresses.ts';
import type {
  AccountPlan,
  CheckoutAddress,
  CheckoutOutcome,
  checkoutRequestSchema,
  Plan,
} from './billing.ts';
import type { CheckSnapshot, TickedCheck } from './build-checks.ts';
import type { Certificate, certificateChangeSchema } from './certificates.ts';
import type {
  Certification,
  CertificationAvailability,
  CertificationBrief,
  Skill,
  submissionSchema,
  UserCertification,
} from './certifications.ts';
import type { ConsoleCalls } from './console-calls.ts';
import type {
  Course,
  CourseOffer,
  CourseWithLessons,
  Lesson,
  LessonAddress,
  TranscriptLine,
} from './courses.ts';
import type { EmailPreference, EmailPreferences, EmailSubscription } from './email-preferences.ts';
import type { Favourites } from './favourites.ts';
import type { Invoices } from './invoices.ts';
import type {
  NewQuestion,
  OwnQuestion,
  PublishedAnswers,
  publishedAnswersQuerySchema,
} from './lesson-questions.ts';
import type { MarkAllRead, NotificationPage, OpenedPage } from './notifications.ts';
import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyRequest,
  PasskeySignedIn,
  PasskeySignIn,
} from './passkeys.ts';
import type { CurrentUser, OwnName } from './people.ts';
import type { PlanContents } from './plan-contents.ts';
import type { ChangedPlaybackSettings, LessonPlayback, ReachedSegments, WatchPosition } from './playback.ts';
import type { NewPrivateNote, PrivateNote, PrivateNoteText } from './private-notes.ts';
import type { Completion, ProgressRecord, UndoneCompletion, UserCourse } from './progress.ts';
import type { KnownValuesReply, ownProjectSchema, typedValueSchema } from './project.ts';
import type { OwnRefunds, RequestRefund } from './refund-requests.ts';
import type { SearchReply, searchQuerySchema } from './search.ts';
import type { Session } from './sessions.ts';
import type { PendingCodeReply } from './sign-in.ts';
import type { PasskeyName, SignInMethod, SignInMethods } from './sign-in-methods.ts';
import type { SiteSettings } from './site.ts';
import type { NewSnapshot, Snapshot, SnapshotStorage, UploadedImage } from './snapshots.ts';
import type { LessonSnippet, Snippet } from './snippets.ts';
import type {
  Allowance,
  MeasuredPromiseReply,
  NewMessage,
  NewTicket,
  Ticket,
  TicketMessage,
  TicketMove,
  TicketSheet,
} from './tickets.ts';
import type { OwnTimeZone, TimeZones } from './time-zone.ts';
import type { WaitlistEntryReply, waitlistReplySchema, waitlistSchema } from './waitlist.ts';
import type { LegalPage, Post, PostSummary } from './writing.ts';

/** For calls without a query or body that answer 204. */
type NothingSentOrAnswered = Record<never, never>;

interface AccountCalls {
  'GET /api/auth/user': { reply: CurrentUser };
  'GET /api/sign-in/code': { reply: PendingCodeReply };
  'DELETE /api/account': { body: DeleteAccount };
  'GET /api/account/sessions': { reply: Session[] };
  'DELETE /api/account/sessions/:sessionId': NothingSentOrAnswered;
  'PUT /api/account/name': { body: OwnName };
  'GET /api/time-zones': { reply: TimeZones };
  'PUT /api/account/time-zone': { body: OwnTimeZone };
  'GET /api/account/plan': { reply: AccountPlan };
  'GET /api/account/project': { reply: KnownValuesReply };
  'PUT /api/account/project': { body: z.input<typeof ownProjectSchema> };
  'PUT /api/account/typed-values': { body: z.input<typeof typedValueSchema> };
  'GET /api/account/email-preferences': { reply: EmailPreferences };
  'PUT /api/account/email-preferences': { body: EmailPreference };
  'GET /api/notifications': { query: { after?: string | undefined }; reply: NotificationPage };
  'PUT /api/notifications/read': { body: MarkAllRead };
  'PUT /api/notifications/opened': { body: OpenedPage };
  'PUT /api/notifications/:notificationId/read': NothingSentOrAnswered;
  'GET /api/unsubscribe/:token': { reply: EmailSubscription };
  'GET /api/account/sign-in-methods': { reply: SignInMethods };
  'POST /api/account/sign-in-methods/email': NothingSentOrAnswered;
  'DELETE /api/account/sign-in-methods/:methodId': NothingSentOrAnswered;
  'POST /api/account/recovery': NothingSentOrAnswered;
  'DELETE /api/account/recovery': NothingSentOrAnswered;
  'POST /api/account/passkeys/creation': { reply: PasskeyCreation };
  'POST /api/account/passkeys': { body: NewPasskey; reply: SignInMethod };
  'PATCH /api/account/passkeys/:passkeyId': { body: PasskeyName };
  'POST /api/sign-in/passkey/request': { reply: PasskeyRequest };
  'POST /api/sign-in/passkey': { body: PasskeySignIn; reply: PasskeySignedIn };
}

interface BillingCalls {
  'GET /api/account/invoices': { reply: Invoices };
  'GET /api/account/refunds': { reply: OwnRefunds };
  'POST /api/account/refunds': { body: RequestRefund };
  'GET /api/plans': { reply: Plan[] };
  'GET /api/plans/contents': { reply: PlanContents };
  'POST /api/create-checkout-session': {
    body: z.input<typeof checkoutRequestSchema>;
    reply: CheckoutAddress;
  };
  'GET /api/checkout/sessions/:sessionId': { reply: CheckoutOutcome };
}

interface LearningCalls {
  'GET /api/courses': { query: { search?: string | undefined }; reply: Course[] };
  'GET /api/courses/slug/:courseSlug': { reply: CourseWithLessons };
  'GET /api/courses/slug/:courseSlug/offer': { reply: CourseOffer };
  'GET /api/courses/:courseId': { reply: CourseWithLessons };
  'GET /api/courses/:courseSlug/lessons/:order': { reply: Lesson };
  'GET /api/lessons/:lessonId/address': { reply: LessonAddress };
  'POST /api/courses/:courseId/notify-me': {
    body: z.input<typeof waitlistSchema>;
    reply: z.output<typeof waitlistReplySchema>;
  };
  'GET /api/notify-me/:token': { reply: WaitlistEntryReply };
  'GET /api/user/activity': { reply: LearnerActivity };
  'PUT /api/user/weekly-goal': { body: WeeklyGoal };
  'GET /api/user/progress': { reply: ProgressRecord[] };
  'GET /api/user/courses': { reply: UserCourse[] };
  'POST /api/lessons/:lessonId/complete': { reply: Completion };

  'DELETE /api/lessons/:lessonId/complete': { reply: UndoneCompletion };
  'GET /api/favourites': { reply: Favourites };
  'PUT /api/favourites/lessons/:lessonId': NothingSentOrAnswered;
  'DELETE /api/favourites/lessons/:lessonId': NothingSentOrAnswered;
  'PUT /api/favourites/prompts/:snippetId': NothingSentOrAnswered;
  'DELETE /api/favourites/prompts/:snippetId': NothingSentOrAnswered;
  'GET /api/lessons/:lessonId/private-notes': { reply: PrivateNote[] };
  'POST /api/lessons/:lessonId/private-notes': { body: NewPrivateNote; reply: PrivateNote };
  'PATCH /api/private-notes/:noteId': { body: PrivateNoteText; reply: PrivateNote };
  'DELETE /api/private-notes/:noteId': NothingSentOrAnswered;
  'GET /api/lessons/:lessonId/questions': { reply: OwnQuestion[] };
  'POST /api/lessons/:lessonId/questions': { body: NewQuestion; reply: OwnQuestion };
  'DELETE /api/questions/:questionId': NothingSentOrAnswered;
  'GET /api/lessons/:lessonId/answers': {
    query: z.input<typeof publishedAnswersQuerySchema>;
    reply: PublishedAnswers;
  };
  'GET /api/lessons/:lessonId/transcript': { reply: TranscriptLine[] };
  'GET /api/lessons/:lessonId/playback': { reply: LessonPlayback };
  'PUT /api/lessons/:lessonId/watch-position': { body: WatchPosition };
  'POST /api/lessons/:lessonId/reached': { body: ReachedSegments };
  'PUT /api/account/playback-settings': { body: ChangedPlaybackSettings };
  'GET /api/lessons/:lessonId/checks': { reply: TickedCheck[] };
  'PUT /api/lessons/:lessonId/checks/:checkId': NothingSentOrAnswered;
  'DELETE /api/lessons/:lessonId/checks/:checkId': NothingSentOrAnswered;
  'PUT /api/lessons/:lessonId/checks/:checkId/snapshot': { body: CheckSnapshot };
  'GET /api/search': { query: z.input<typeof searchQuerySchema>; reply: SearchReply };
  'GET /api/snippets': { reply: Snippet[] };
  'POST /api/snippets/:snippetId/copied': NothingSentOrAnswered;
  'GET /api/lessons/:lessonId/snippets': { reply: LessonSnippet[] };
  'GET /api/lessons/:lessonId/snapshots': { reply: Snapshot[] };
  'GET /api/users/:userId/courses/:courseId/snapshots': { reply: Snapshot[] };
  'GET /api/snapshots/storage': { reply: SnapshotStorage };
  'POST /api/snapshots/upload-proxy': { reply: UploadedImage };
  'POST /api/snapshots': { body: NewSnapshot; reply: Snapshot };
  'DELETE /api/snapshots/:snapshotId': NothingSentOrAnswered;
}

interface CertificationCalls {
  'GET /api/certifications': { reply: Certification[] };
  'GET /api/certifications/:certificationId/brief': { reply: CertificationBrief };
  'GET /api/skills': { reply: Skill[] };
  'GET /api/user/certifications': { reply: UserCertification[] };
  'GET /api/certifications/availability': { reply: CertificationAvailability[] };
  'POST /api/certifications/:certificationId/submit': { body: z.input<typeof submissionSchema> };
  'GET /api/certificates/:token': { reply: Certificate };
  'PATCH /api/certificates/:certificateId': { body: z.input<typeof certificateChangeSchema> };
}

interface ConsultingCalls {
  'GET /api/consulting/tickets': { reply: Ticket[] };
  'GET /api/consulting/tickets/:ticketId': { reply: TicketSheet };
  'GET /api/consulting/allowance': { reply: Allowance };
  'GET /api/consulting/promise': { reply: MeasuredPromiseReply };
  'POST /api/consulting/tickets': { body: NewTicket; reply: Ticket };
  'PATCH /api/consulting/tickets/:ticketId/status': { body: TicketMove; reply: Ticket };
  'DELETE /api/consulting/tickets/:ticketId': NothingSentOrAnswered;
  'POST /api/consulting/tickets/:ticketId/messages': { body: NewMessage; reply: TicketMessage };
}

interface SiteCalls {
  'GET /api/csrf-token': { reply: { csrfToken: string } };
  'GET /api/site': { reply: SiteSettings };
  'GET /api/legal/:name': { reply: LegalPage };
  'GET /api/posts': { reply: PostSummary[] };
  'GET /api/posts/tags/:tag': { reply: PostSummary[] };
  'GET /api/posts/:slug': { reply: Post };
}

export interface ApiCalls
  extends AccountCalls,
    BillingCalls,
    LearningCalls,
    CertificationCalls,
    ConsultingCalls,
    SiteCalls,
    ConsoleCalls {}

export type WriteMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type ApiMethod = 'GET' | WriteMethod;

/** The paths of all calls with this method. */
export type PathOf<Method extends ApiMethod> = keyof ApiCalls extends infer Key
  ? Key extends `${Method} ${infer Path}`
    ? Path
    : never
  : never;

type CallOf<Method extends ApiMethod, Path extends string> = `${Method} ${Path}` extends infer Key
  ? Key extends keyof ApiCalls
    ? ApiCalls[Key]
    : never
  : never;

/** What one field of a call is, or `Otherwise` where the call has none. */
type Field<Call, Name extends string, Otherwise> = Call extends { readonly [Key in Name]: infer Value }
  ? Value
  : Otherwise;

/** The body of a call; `undefined` if it has none. */
export type BodyOf<Method extends ApiMethod, Path extends string> = Field<
  CallOf<Method, Path>,
  'body',
  undefined
>;
export type QueryOf<Method extends ApiMethod, Path extends string> = Field<
  CallOf<Method, Path>,
  'query',
  undefined
>;
/** The reply of a call; nothing for most writes. */
export type ReplyOf<Method extends ApiMethod, Path extends string> = Field<
  CallOf<Method, Path>,
  'reply',
  void
>;

/** The URL of a call: its path, or a URL built from it. */
export type AddressFor<Method extends ApiMethod, Path extends string> =
  | Path
  | AddressOf<Path, QueryOf<Method, Path>>;

type IsSame<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** How the server defines a call: the names in its path and query, its body and its reply. */
interface ServedCall {
  readonly parameters: PropertyKey;
  readonly queryNames: PropertyKey;
  readonly body: unknown;
  readonly reply: unknown;
}

/**
 * Requires that the server defines a call as this map does. A definition that differs lacks a property whose name
 * says what is wrong.
 */
export type AgreesWithContract<
  Method extends ApiMethod,
  Path extends string,
  Definition extends ServedCall,
> = `${Method} ${Path}` extends keyof ApiCalls
  ? IsSame<Definition['parameters'], PathParameterNames<Path>> extends false
    ? { readonly parametersDifferFromPath: never }
    : IsSame<Definition['queryNames'], keyof QueryOf<Method, Path>> extends false
      ? { readonly queryDiffersFromContract: never }
      : IsSame<Definition['body'], BodyOf<Method, Path>> extends false
        ? { readonly bodyDiffersFromContract: never }
        : IsSame<Definition['reply'], ReplyOf<Method, Path>> extends false
          ? { readonly replyDiffersFromContract: never }
          : unknown
  : { readonly callMissingInContract: never };
