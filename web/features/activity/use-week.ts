import type { LearnerActivity } from '@chalkline/contract/activity';
import { type WeekDay, weekOf } from '@chalkline/domain/activity/week';
import { useTimeZone } from '../../api/time-zone.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useNow } from '../../ui/use-now.ts';

/** The current week in the reader's time zone. Until that is stored, the first paint shows the week in UTC. */
export function useWeek({ recent, asOf }: LearnerActivity): WeekDay[] {
  const timeZone = useTimeZone();
  const now = useNow();
  const isHydrated = useHydrated();
  const ofBrowser = isHydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : null;
  return weekOf(recent, now ?? new Date(asOf), timeZone ?? ofBrowser);
}
