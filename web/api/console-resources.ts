import type { AuditChoices, AuditLog } from '@chalkline/contract/audit-log';
import type { BusinessOverview, OwedPayments } from '@chalkline/contract/business-overview';
import {
  auditChoicesPath,
  auditLogPath,
  businessOverviewPath,
  decidedReviewsPath,
  founderTicketsPath,
  membersPath,
  operationChecksPath,
  operationsPath,
  owedPaymentsPath,
  reviewsPath,
  teamPath,
  unsentMailPath,
} from '@chalkline/contract/console-addresses';
import type { Member, Members } from '@chalkline/contract/members';
import type { OpenEmail, OperationChecks, Operations, UnsentMail } from '@chalkline/contract/operations';
import type { DecidedReviews, Review, WaitingReview } from '@chalkline/contract/reviews';
import type { TeamMember } from '@chalkline/contract/team';
import type { FounderTicket, FounderTicketSheet } from '@chalkline/contract/tickets';
import { type MembersUrlState, writeMembersUrlState } from '@chalkline/domain/account/members-url-state';
import type { AuditFilter } from '@chalkline/domain/audit/audit-filter';
import { writeAuditUrlState } from '@chalkline/domain/audit/audit-url-state';
import {
  type OverviewUrlState,
  writeOverviewUrlState,
} from '@chalkline/domain/business-overview/overview-url-state';
import { resource } from './resource.ts';

export const reviewsResource = resource<WaitingReview[]>(reviewsPath);
export const reviewResource = (submissionId: string) => resource<Review>(reviewsPath, submissionId);
/** Past decisions, with an optional search. The cursor of one page leads to the next. */
export const decidedReviewsResource = (search: string, after?: string) => {
  const query = new URLSearchParams({ ...(search ? { search } : {}), ...(after ? { after } : {}) });
  return resource<DecidedReviews>(query.size > 0 ? `${decidedReviewsPath}?${query}` : decidedReviewsPath);
};
export const businessOverviewResource = (place: OverviewUrlState) =>
  resource<BusinessOverview>(`${businessOverviewPath}${writeOverviewUrlState(place)}`);
export const owedPaymentsResource = resource<OwedPayments>(owedPaymentsPath);
export const operationsResource = resource<Operations>(operationsPath);
export const unsentMailResource = resource<UnsentMail>(unsentMailPath);
export const operationChecksResource = resource<OperationChecks>(operationChecksPath);
export const emailResource = (emailId: string) => resource<OpenEmail>(`${operationsPath}/letters`, emailId);
export const founderTicketsResource = resource<FounderTicket[]>(founderTicketsPath);
export const founderTicketSheetResource = (ticketId: string) =>
  resource<FounderTicketSheet>(founderTicketsPath, ticketId);
/** Members, with an optional search. The cursor of one page leads to the next. */
export const membersResource = (place: MembersUrlState, after?: string) =>
  resource<Members>(membersPath + continued(writeMembersUrlState(place), after));
export const memberResource = (userId: string) => resource<Member>(membersPath, userId);
export const teamResource = resource<TeamMember[]>(teamPath);
export const auditLogResource = (filter: AuditFilter, after?: string) =>
  resource<AuditLog>(auditLogPath + continued(writeAuditUrlState(filter), after));
export const auditChoicesResource = resource<AuditChoices>(auditChoicesPath);

function continued(query: string, after: string | undefined): string {
  if (!after) return query;
  return `${query || '?'}${query ? '&' : ''}${new URLSearchParams({ after })}`;
}
