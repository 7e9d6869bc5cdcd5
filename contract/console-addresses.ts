/*
 * URLs of the founder console. They are separate from the others, so that other people's browsers do not
 * load them.
 */

export const founderTicketsLivePath = '/api/founder/tickets/live';
export const founderTicketsPath = '/api/founder/tickets';
export const founderTicketPath = '/api/founder/tickets/:ticketId';
export const founderTicketMessagesPath = '/api/founder/tickets/:ticketId/messages';
export const acknowledgeTicketPath = '/api/founder/tickets/:ticketId/acknowledge';
export const startTicketPath = '/api/founder/tickets/:ticketId/start';
export const completeTicketPath = '/api/founder/tickets/:ticketId/complete';
export const moveTicketBackPath = '/api/founder/tickets/:ticketId/move-back';
export const founderQuestionsLivePath = '/api/founder/questions/live';
/** The name of the events of this stream. They have no data: the lists are read again. */
export const questionsChangedEvent = 'questions-changed';
export const founderQuestionsPath = '/api/founder/questions';
export const questionCountPath = '/api/founder/questions/count';
export const renderAnswerPath = '/api/founder/questions/render';
export const founderQuestionPath = '/api/founder/questions/:questionId';
export const answerQuestionPath = '/api/founder/questions/:questionId/answer';
export const publishAnswerPath = '/api/founder/questions/:questionId/publication';
export const reviewsPath = '/api/founder/reviews';
export const decidedReviewsPath = '/api/founder/reviews/decided';
export const reviewPath = '/api/founder/reviews/:submissionId';
export const awardReviewPath = '/api/founder/reviews/:submissionId/award';
export const askForChangesPath = '/api/founder/reviews/:submissionId/ask-for-changes';

/** The content editor. An item is named by its kind and id. */
export const contentPath = '/api/founder/content';
export const contentDraftsPath = '/api/founder/content/drafts';
export const renderContentPath = '/api/founder/content/render';
export const exportContentPath = '/api/founder/content/export';
export const importContentPath = '/api/founder/content/import';
export const contentPicturesPath = '/api/founder/content/pictures';
export const lessonOrderPath = '/api/founder/content/course/:courseId/lesson-order';
export const contentKindPath = '/api/founder/content/:kind';
export const contentItemPath = '/api/founder/content/:kind/:itemId';
export const contentDraftPath = '/api/founder/content/:kind/:itemId/draft';
export const publishContentPath = '/api/founder/content/:kind/:itemId/publish';
export const unpublishContentPath = '/api/founder/content/:kind/:itemId/unpublish';
export const contentDependentsPath = '/api/founder/content/:kind/:itemId/dependents';
export const contentPreviewPath = '/api/founder/content/:kind/:itemId/preview';
export const contentVersionsPath = '/api/founder/content/:kind/:itemId/versions';
export const contentVersionPath = '/api/founder/content/:kind/:itemId/versions/:version';
export const restoreContentPath = '/api/founder/content/:kind/:itemId/versions/:version/restore';

/** Uploaded videos. Uploads speak the tus protocol 1.0. */
export const videosPath = '/api/founder/videos';
export const videoPath = '/api/founder/videos/:videoId';
export const videoUploadsPath = '/api/founder/videos/uploads';
export const videoUploadPath = '/api/founder/videos/uploads/:videoId';
export const removeUploadsPath = '/api/founder/videos/uploads/remove';
export const videoConversionPath = '/api/founder/videos/:videoId/conversion';
export const finishUploadPath = '/api/founder/videos/:videoId/finish';

/** The business overview, its charts as CSV, and overdue renewals. */
export const businessOverviewPath = '/api/founder/business-overview';
export const overviewFilePath = '/api/founder/business-overview/:chart';
export const founderEmailSwitchesPath = '/api/founder/email-switches';
export const refundRequestsPath = '/api/founder/refund-requests';
export const declineRefundPath = '/api/founder/refund-requests/:requestId/decline';
/** What the navigation of the console counts. */
export const waitingWorkPath = '/api/founder/waiting-work';
export const owedPaymentsPath = '/api/founder/owed-payments';
export const membersPath = '/api/founder/members';

/** `me` means the caller. */
export const memberPath = '/api/founder/members/:userId';
export const memberPlansPath = '/api/founder/members/:userId/plans';
export const memberPlanPath = '/api/founder/members/:userId/plans/:planId';
export const memberRefundPath = '/api/founder/members/:userId/refund';
export const memberSessionsPath = '/api/founder/members/:userId/sessions';
export const memberSessionPath = '/api/founder/members/:userId/sessions/:sessionId';
export const memberExportPath = '/api/founder/members/:userId/export';
export const teamPath = '/api/founder/team';
export const teamMemberPath = '/api/founder/team/:userId';
export const auditLogPath = '/api/founder/audit';
export const auditChoicesPath = '/api/founder/audit/choices';
export const auditFilePath = '/api/founder/audit/file.csv';

/** The operations page. */
export const operationsPath = '/api/founder/operations';
export const operationChecksPath = '/api/founder/operations/checks';
export const backupStatusPath = '/api/founder/operations/backup-status';
export const launchChecksPath = '/api/founder/operations/launch-checks';
export const unsentMailPath = '/api/founder/operations/unsent-mail';
export const emailPath = '/api/founder/operations/emails/:emailId';
export const resendEmailPath = '/api/founder/operations/emails/:emailId/send-again';
export const reprocessWebhookEventPath =
  '/api/founder/operations/webhook-events/:webhookEventId/process-again';
export const backupPath = '/api/founder/operations/backup';
export const revokeCertificatePath = '/api/founder/certificates/:certificateId/revoke';

/** How far people watch the video of a lesson. */
export const lessonDropOffPath = '/api/founder/lessons/:lessonId/drop-off';
