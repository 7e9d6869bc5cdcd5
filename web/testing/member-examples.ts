import type { AuditEntry } from '@chalkline/contract/audit-log';
import type { HeldPlan, Member, MemberRefundRequest, MemberSummary } from '@chalkline/contract/members';
import type { TeamMember } from '@chalkline/contract/team';

/** What the founder console says of people, for tests. */

export const memberId = '6b3f8a52-0d0f-4a53-9a45-6f0f6ce7c0aa';

export const aMemberSummary: MemberSummary = {
  id: memberId,
  name: 'Nora Novak',
  email: 'nora.novak@example.com',
  plan: 'Free',
  role: null,
  joinedAt: '2026-01-02T09:00:00.000Z',
  lastSeenAt: '2026-01-03T09:00:00.000Z',
  waiting: { submissions: 0, tickets: 0, owes: false, asksForRefund: false },
};

const { waiting: _, ...facts } = aMemberSummary;

/** A member as their page in the console shows them. */
export const aShownMember: Member = {
  ...facts,
  profileImageUrl: null,
  totalXp: 0,
  isConfigured: false,
  plans: [],
  payments: [],
  refundable: [],
  notRefundable: [],
  refundRequests: [],
  courses: [],
  submissions: [],
  certificates: [],
  tickets: [],
  sessions: [],
  waitingFor: [],
};

export const aComplimentaryPlan: HeldPlan = {
  id: '6b3f8a52-0d0f-4a53-9a45-6f0f6ce7c0ab',
  plan: 'Annual',
  kind: 'complimentary',
  startsAt: '2026-01-03T09:00:00.000Z',
  endsAt: null,
  renewsAt: null,
  owedSince: null,
  holds: true,
  reason: 'Reported three mistakes',
};

export const aPayment: Member['payments'][number] = {
  id: 'payment-1',
  plan: 'Monthly',
  amountInCents: 4900,
  currency: 'usd',
  paidAt: '2026-01-03T09:00:00.000Z',
  refundedAt: null,
  dispute: null,
};

export const aRefundRequest: MemberRefundRequest = {
  id: '6b3f8a52-0d0f-4a53-9a45-6f0f6ce7c0ad',
  plan: 'Monthly',
  reason: 'Too advanced for me.',
  requestedAt: '2026-01-04T09:00:00.000Z',
  outcome: null,
  decidedAt: null,
  message: null,
};

export const aTeamMember: TeamMember = {
  id: memberId,
  name: 'Tessa Tran',
  email: 'tessa.tran@example.com',
  role: 'consultant',
  isConfigured: false,
  lastSeenAt: '2026-01-03T09:00:00.000Z',
};

export const anAuditEntry: AuditEntry = {
  id: 1,
  at: '2026-01-03T09:00:00.000Z',
  actor: {
    id: '6b3f8a52-0d0f-4a53-9a45-6f0f6ce7c0ac',
    name: 'Robin Ashdown',
    email: 'robin@chalkline.example',
  },
  action: 'role.give',
  subject: `member:${memberId}`,
  member: { id: memberId, name: 'Tessa Tran' },
  item: null,
  ticket: null,
  submission: null,
  before: { role: null },
  after: { role: 'consultant' },
};
