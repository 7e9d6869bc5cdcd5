import type { Course } from '@chalkline/contract/courses';
import { longDate } from '@chalkline/domain/calendar/calendar-date';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Shown when every published course is finished. `upcoming` is ordered by release date. */
export function AllDone({ upcoming }: { upcoming: readonly Course[] }): ReactElement {
  const [next] = upcoming;
  return (
    <EmptyState
      title="You've finished every course"
      glyph="award"
      action={
        <Link href="/courses" asChild>
          <ButtonLink>See all courses</ButtonLink>
        </Link>
      }
    >
      {next?.goesLiveDate
        ? `The next one, ${next.title}, comes out on ${longDate(next.goesLiveDate)}.`
        : "We're working on more."}
    </EmptyState>
  );
}
