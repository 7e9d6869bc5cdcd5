import type { Role } from '@chalkline/domain/access/roles';
import { isShownByRole } from '@chalkline/domain/access/staff-status';
import { roleLabels } from '@chalkline/domain/access/team';
import type { PlanName } from '@chalkline/domain/billing/plans';
import type { ReactElement } from 'react';
import { Badge } from '../../ui/badge.tsx';

/** A person's plan and role. Paid plans stand out, without using a colour that has another meaning. */
export function PlanBadges({ plan, role }: { plan: PlanName; role: Role | null }): ReactElement {
  return (
    <>
      {isShownByRole(plan, role) ? null : <Badge tone={plan === 'Free' ? 'neutral' : 'chalk'}>{plan}</Badge>}
      {role ? <Badge>{roleLabels[role].label}</Badge> : null}
    </>
  );
}
