import type { PlanName } from '@chalkline/domain/billing/plans';
import type { ReactElement } from 'react';
import { Badge } from '../../ui/badge.tsx';

/** The plan of a person. Paid plans stand out, without using a colour that has another meaning. */
export function PlanBadge({ plan }: { plan: PlanName }): ReactElement {
  return <Badge tone={plan === 'Free' ? 'neutral' : 'chalk'}>{plan}</Badge>;
}
