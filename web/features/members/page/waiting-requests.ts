import type { Member, MemberRefundRequest } from '@chalkline/contract/members';

/** The requests of a member that wait for an answer. */
export function waitingRequests({ refundRequests }: Member): readonly MemberRefundRequest[] {
  return refundRequests.filter(({ outcome }) => outcome === null);
}
