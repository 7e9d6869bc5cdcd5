import { endedPlanText } from '@chalkline/domain/billing/ended-plan-text';
import type { ReactElement } from 'react';
import { useTimeZone } from '../../api/time-zone.ts';
import { useViewer } from '../../api/viewer.ts';

/** Reminds people whose plan has ended, and says that nothing of theirs is lost. */
export function PlanEnded({ needsConsulting = false }: { needsConsulting?: boolean }): ReactElement | null {
  const { viewer } = useViewer();
  const timeZone = useTimeZone();
  const ended = viewer?.endedPlan;
  if (!ended || (needsConsulting && ended.plan !== 'Consulting')) return null;
  return (
    <p className="measure">
      {endedPlanText(ended, timeZone)}{' '}
      {needsConsulting
        ? "Your tickets are still here. You'll see them again as soon as you have the plan."
        : "Everything you've done is still here. Choose a plan to pick up where you left off."}
    </p>
  );
}
