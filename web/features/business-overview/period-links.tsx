import {
  type OverviewUrlState,
  writeOverviewUrlState,
} from '@chalkline/domain/business-overview/overview-url-state';
import { periods } from '@chalkline/domain/calendar/period';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { ChipLink } from '../../ui/chip.tsx';
import { Row } from '../../ui/layout.tsx';

/** The choice of period. */
export function PeriodLinks({ urlState }: { urlState: OverviewUrlState }): ReactElement {
  return (
    <nav aria-label="Period">
      <Row gap={8}>
        {periods.map((period) => (
          <Link
            key={period}
            href={`/founder${writeOverviewUrlState({ ...urlState, period })}`}
            asChild
            replace
          >
            <ChipLink current={period === urlState.period}>{period} days</ChipLink>
          </Link>
        ))}
      </Row>
    </nav>
  );
}
