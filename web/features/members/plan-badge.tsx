import type { PlanName } from '@chalkline/domain/billing/plans';
import type { ReactElement } from 'react';
import { Badge } from '../../ui/badge.tsx';

/** Which plan somebody has. What is paid for stands out, without a colour that means something else. */
export function PlanBadge({ plan }: { plan: PlanName }): ReactElement {
  return <Badge tone={plan === 'Free' ? 'neutral' : 'chalk'}>{plan}</Badge>;
}
