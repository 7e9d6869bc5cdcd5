import { readAuditUrlState } from '@chalkline/domain/audit-log/audit-url-state';
import { readMembersUrlState } from '@chalkline/domain/members/members-url-state';
import {
  auditChoicesResource,
  auditLogResource,
  membersResource,
  teamResource,
} from '../../api/console-resources.ts';
import { formTokenResource } from '../../api/resources.ts';
import type { NeedsTable } from './screen-needs.ts';

/** What the screens for members, the team and the audit log show. */
export const peopleNeeds: NeedsTable = {
  'founder-members': {
    needs: (_, __, query) => [membersResource(readMembersUrlState(query))],
  },
  'founder-member': {
    needs: () => [formTokenResource],
  },
  'founder-team': {
    needs: () => [teamResource],
  },
  'founder-audit': {
    needs: (_, __, query) => [auditLogResource(readAuditUrlState(query)), auditChoicesResource],
  },
};
