import {
  auditChoicesPath,
  auditLogPath,
  backupStatusPath,
  businessOverviewPath,
  decidedReviewsPath,
  emailPath,
  founderEmailSwitchesPath,
  founderQuestionPath,
  founderQuestionsPath,
  founderTicketPath,
  founderTicketsPath,
  launchChecksPath,
  lessonDropOffPath,
  memberPath,
  membersPath,
  operationChecksPath,
  operationsPath,
  owedPaymentsPath,
  questionCountPath,
  refundRequestsPath,
  reviewPath,
  reviewsPath,
  teamPath,
  unsentMailPath,
  waitingWorkPath,
} from '@chalkline/contract/console-addresses';
import type { AuditFilter } from '@chalkline/domain/audit-log/audit-filter';
import { writeAuditUrlState } from '@chalkline/domain/audit-log/audit-url-state';
import {
  type OverviewUrlState,
  writeOverviewUrlState,
} from '@chalkline/domain/business-overview/overview-url-state';
import { type MembersUrlState, writeMembersUrlState } from '@chalkline/domain/members/members-url-state';
import { resource } from './resource.ts';

export const reviewsResource = resource(reviewsPath);
export const reviewResource = (submissionId: string) => resource(reviewPath, { submissionId });
/** Past decisions, with an optional search. The cursor of one page leads to the next. */
export const decidedReviewsResource = (search: string, after?: string) => {
  return resource(decidedReviewsPath, {}, { ...(search ? { search } : {}), ...(after ? { after } : {}) });
};
export const businessOverviewResource = (urlState: OverviewUrlState) =>
  resource(businessOverviewPath, {}, writeOverviewUrlState(urlState));
export const founderEmailSwitchesResource = resource(founderEmailSwitchesPath);
export const refundRequestsResource = resource(refundRequestsPath);
export const waitingWorkResource = resource(waitingWorkPath);
export const owedPaymentsResource = resource(owedPaymentsPath);
export const operationsResource = resource(operationsPath);
export const launchChecksResource = resource(launchChecksPath);
export const unsentMailResource = resource(unsentMailPath);
export const backupStatusResource = resource(backupStatusPath);
export const operationChecksResource = resource(operationChecksPath);
export const emailResource = (emailId: string) => resource(emailPath, { emailId });
/** How many questions wait for an answer. */
export const questionCountResource = resource(questionCountPath);
export const founderQuestionResource = (questionId: string) => resource(founderQuestionPath, { questionId });
/** Questions of members. The cursor of one page leads to the next. */
export const questionsResource = (state: 'open' | 'answered', after?: string) =>
  resource(founderQuestionsPath, {}, { state, ...(after ? { after } : {}) });
export const lessonDropOffResource = (lessonId: string) => resource(lessonDropOffPath, { lessonId });
export const founderTicketsResource = resource(founderTicketsPath);
export const founderTicketSheetResource = (ticketId: string) => resource(founderTicketPath, { ticketId });
/** Members, with an optional search. The cursor of one page leads to the next. */
export const membersResource = (urlState: MembersUrlState, after?: string) =>
  resource(membersPath, {}, continued(writeMembersUrlState(urlState), after));
export const memberResource = (userId: string) => resource(memberPath, { userId });
export const teamResource = resource(teamPath);
export const auditLogResource = (filter: AuditFilter, after?: string) =>
  resource(auditLogPath, {}, continued(writeAuditUrlState(filter), after));
export const auditChoicesResource = resource(auditChoicesPath);

function continued(query: string, after: string | undefined): string {
  if (!after) return query;
  const next = new URLSearchParams({ after });
  return query ? `${query}&${next}` : `?${next}`;
}
