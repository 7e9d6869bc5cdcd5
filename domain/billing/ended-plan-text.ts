import type { IsoTime } from '../calendar/moment.ts';
import { grantEndLabel } from './grant-end-label.ts';

interface EndedPlan {
  readonly plan: string;
  readonly endedAt: IsoTime;
}

/** "Your Monthly plan ended on November 17, 2026." */
export function endedPlanText({ plan, endedAt }: EndedPlan, timeZone: string | null): string {
  return `Your ${plan} plan ended on ${grantEndLabel(endedAt, timeZone)}.`;
}
