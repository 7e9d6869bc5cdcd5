/* The calls of the founder console, as a part of the map of all calls. */
import type { z } from 'zod';
import type { AuditChoices, AuditLog, auditQuerySchema } from './audit-log.ts';
import type {
  BusinessOverview,
  OwedPayments,
  overviewQuerySchema,
  WaitingWork,
} from './business-overview.ts';
import type { revocationSchema } from './certificates.ts';
import type { ImportReport, importQuerySchema } from './content-import.ts';
import type { ContentPicture } from './content-pictures.ts';
import type {
  basedOnQuerySchema,
  basedOnSchema,
  ContentDependents,
  ContentDraft,
  ContentDrafts,
  ContentItem,
  ContentList,
  ContentPreview,
  ContentVersion,
  ContentVersions,
  contentListQuerySchema,
  createContentSchema,
  lessonOrderSchema,
  previewRequestSchema,
  publishContentSchema,
  renderedTextSchema,
  renderTextSchema,
  saveContentSchema,
  saveDraftSchema,
  versionsQuerySchema,
} from './founder-content.ts';
import type { FounderEmailSwitches, SwitchFounderEmail } from './founder-emails.ts';
import type {
  answerSchema,
  FounderQuestion,
  publicationSchema,
  QuestionCount,
  QuestionRows,
  questionRowsQuerySchema,
  renderAnswerSchema,
  renderedAnswerSchema,
} from './lesson-questions.ts';
import type {
  EndPlan,
  eraseMemberSchema,
  GrantPlan,
  Member,
  Members,
  membersQuerySchema,
  refundSchema,
} from './members.ts';
import type {
  BackupStatus,
  LaunchChecklist,
  OpenEmail,
  OperationChecks,
  Operations,
  UnsentMail,
} from './operations.ts';
import type { LessonDropOff } from './playback.ts';
import type { DeclineRefund, RefundRequests } from './refund-requests.ts';
import type {
  askForChangesSchema,
  awardSchema,
  DecidedReviews,
  decidedQuerySchema,
  Review,
  WaitingReview,
} from './reviews.ts';
import type { addToTeamSchema, changeRoleSchema, RoleChanged, TeamMember } from './team.ts';
import type {
  FounderTicket,
  FounderTicketSheet,
  founderTicketsQuerySchema,
  MoveBack,
  NewMessage,
  TicketMessage,
} from './tickets.ts';
import type { RemovedUploads, UploadedVideo, VideoList } from './videos.ts';

type NothingSentOrAnswered = Record<never, never>;

interface ContentCalls {
  'GET /api/founder/content': { query: z.input<typeof contentListQuerySchema>; reply: ContentList };
  'GET /api/founder/content/drafts': { reply: ContentDrafts };
  'POST /api/founder/content/pictures': { reply: ContentPicture };
  'POST /api/founder/content/import': { query: z.input<typeof importQuerySchema>; reply: ImportReport };
  'POST /api/founder/content/render': {
    body: z.input<typeof renderTextSchema>;
    reply: z.output<typeof renderedTextSchema>;
  };
  'POST /api/founder/content/:kind': { body: z.input<typeof createContentSchema>; reply: ContentItem };
  'PUT /api/founder/content/course/:courseId/lesson-order': { body: z.input<typeof lessonOrderSchema> };
  'GET /api/founder/content/:kind/:itemId': { reply: ContentItem };
  'PUT /api/founder/content/:kind/:itemId': { body: z.input<typeof saveContentSchema>; reply: ContentItem };
  'DELETE /api/founder/content/:kind/:itemId': { query: z.output<typeof basedOnQuerySchema> };
  'POST /api/founder/content/:kind/:itemId/publish': {
    body: z.input<typeof publishContentSchema>;
    reply: ContentItem;
  };
  'POST /api/founder/content/:kind/:itemId/unpublish': {
    body: z.input<typeof basedOnSchema>;
    reply: ContentItem;
  };
  'GET /api/founder/content/:kind/:itemId/dependents': { reply: ContentDependents };
  'POST /api/founder/content/:kind/:itemId/preview': {
    body: z.input<typeof previewRequestSchema>;
    reply: ContentPreview;
  };
  'POST /api/founder/content/:kind/:itemId/versions/:version/restore': {
    body: z.input<typeof basedOnSchema>;
    reply: ContentItem;
  };
  'GET /api/founder/content/:kind/:itemId/versions': {
    query: z.input<typeof versionsQuerySchema>;
    reply: ContentVersions;
  };
  'GET /api/founder/content/:kind/:itemId/versions/:version': { reply: ContentVersion };
  'GET /api/founder/content/:kind/:itemId/draft': { reply: ContentDraft };
  'GET /api/founder/lessons/:lessonId/drop-off': { reply: LessonDropOff };
  'PUT /api/founder/content/:kind/:itemId/draft': { body: z.input<typeof saveDraftSchema> };
  'DELETE /api/founder/content/:kind/:itemId/draft': NothingSentOrAnswered;
  'GET /api/founder/videos': { reply: VideoList };
  'GET /api/founder/videos/:videoId': { reply: UploadedVideo };
  'DELETE /api/founder/videos/:videoId': NothingSentOrAnswered;
  'POST /api/founder/videos/uploads/remove': { reply: RemovedUploads };
  'POST /api/founder/videos/:videoId/conversion': NothingSentOrAnswered;
  'POST /api/founder/videos/:videoId/finish': { reply: UploadedVideo };
}

interface ReviewCalls {
  'GET /api/founder/reviews': { reply: WaitingReview[] };
  'GET /api/founder/reviews/decided': { query: z.input<typeof decidedQuerySchema>; reply: DecidedReviews };
  'GET /api/founder/reviews/:submissionId': { reply: Review };
  'POST /api/founder/reviews/:submissionId/award': { body: z.input<typeof awardSchema> };
  'POST /api/founder/reviews/:submissionId/ask-for-changes': { body: z.input<typeof askForChangesSchema> };
  'POST /api/founder/certificates/:certificateId/revoke': { body: z.input<typeof revocationSchema> };
}

interface OperationsCalls {
  'GET /api/founder/business-overview': {
    query: z.input<typeof overviewQuerySchema>;
    reply: BusinessOverview;
  };
  'GET /api/founder/waiting-work': { reply: WaitingWork };
  'GET /api/founder/owed-payments': { reply: OwedPayments };
  'GET /api/founder/refund-requests': { reply: RefundRequests };
  'POST /api/founder/refund-requests/:requestId/decline': { body: DeclineRefund };
  'GET /api/founder/email-switches': { reply: FounderEmailSwitches };
  'PUT /api/founder/email-switches': { body: SwitchFounderEmail };
  'GET /api/founder/operations': { reply: Operations };
  'GET /api/founder/operations/checks': { reply: OperationChecks };
  'GET /api/founder/operations/launch-checks': { reply: LaunchChecklist };
  'POST /api/founder/operations/launch-checks': { reply: LaunchChecklist };
  'GET /api/founder/operations/unsent-mail': { reply: UnsentMail };
  'GET /api/founder/operations/backup-status': { reply: BackupStatus };
  'GET /api/founder/operations/emails/:emailId': { reply: OpenEmail };
  'POST /api/founder/operations/emails/:emailId/send-again': NothingSentOrAnswered;
  'POST /api/founder/operations/webhook-events/:webhookEventId/process-again': NothingSentOrAnswered;
  'GET /api/founder/audit': { query: z.input<typeof auditQuerySchema>; reply: AuditLog };
  'GET /api/founder/audit/choices': { reply: AuditChoices };
}

interface QuestionCalls {
  'GET /api/founder/questions': { query: z.input<typeof questionRowsQuerySchema>; reply: QuestionRows };
  'GET /api/founder/questions/count': { reply: QuestionCount };
  'POST /api/founder/questions/render': {
    body: z.input<typeof renderAnswerSchema>;
    reply: z.output<typeof renderedAnswerSchema>;
  };
  'GET /api/founder/questions/:questionId': { reply: FounderQuestion };
  'PUT /api/founder/questions/:questionId/answer': { body: z.input<typeof answerSchema> };
  'PUT /api/founder/questions/:questionId/publication': { body: z.input<typeof publicationSchema> };
  'DELETE /api/founder/questions/:questionId/publication': NothingSentOrAnswered;
}

interface TicketCalls {
  'GET /api/founder/tickets': { query: z.input<typeof founderTicketsQuerySchema>; reply: FounderTicket[] };
  'GET /api/founder/tickets/:ticketId': { reply: FounderTicketSheet };
  'POST /api/founder/tickets/:ticketId/acknowledge': { reply: FounderTicket };
  'POST /api/founder/tickets/:ticketId/start': { reply: FounderTicket };
  'POST /api/founder/tickets/:ticketId/complete': { reply: FounderTicket };
  'POST /api/founder/tickets/:ticketId/move-back': { body: MoveBack; reply: FounderTicket };
  'POST /api/founder/tickets/:ticketId/messages': { body: NewMessage; reply: TicketMessage };
}

interface MemberCalls {
  'GET /api/founder/members': { query: z.input<typeof membersQuerySchema>; reply: Members };
  'GET /api/founder/members/:userId': { reply: Member };
  'DELETE /api/founder/members/:userId': { body: z.input<typeof eraseMemberSchema> };
  'POST /api/founder/members/:userId/plans': { body: GrantPlan };
  'DELETE /api/founder/members/:userId/plans/:planId': { body: EndPlan };
  'POST /api/founder/members/:userId/refund': { body: z.input<typeof refundSchema> };
  'DELETE /api/founder/members/:userId/sessions': NothingSentOrAnswered;
  'DELETE /api/founder/members/:userId/sessions/:sessionId': NothingSentOrAnswered;
  'GET /api/founder/team': { reply: TeamMember[] };
  'POST /api/founder/team': { body: z.input<typeof addToTeamSchema>; reply: RoleChanged };
  'PUT /api/founder/team/:userId': { body: z.input<typeof changeRoleSchema>; reply: RoleChanged };
  'DELETE /api/founder/team/:userId': NothingSentOrAnswered;
}

export interface ConsoleCalls
  extends ContentCalls,
    ReviewCalls,
    OperationsCalls,
    QuestionCalls,
    TicketCalls,
    MemberCalls {}
