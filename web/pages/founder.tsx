import { mayUse } from '@chalkline/domain/access/roles';
import { greetingName } from '@chalkline/domain/account/person-name';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useViewer } from '../api/viewer.ts';
import { OwedPayments } from '../features/business-overview/owed-payments.tsx';
import { DueTickets } from '../features/consulting/queue/due-tickets.tsx';
import { WaitingQuestions } from '../features/lesson-questions/console/waiting-questions.tsx';
import { FailedEmails } from '../features/operations/failed-emails.tsx';
import { LateBackup } from '../features/operations/late-backup.tsx';
import { WaitingSummary } from '../features/reviews/waiting-summary.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { ChalkHeading } from '../ui/chalk-heading.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { hydratedLater } from '../ui/hydrated-later.tsx';
import { Grid, Stack } from '../ui/layout.tsx';

const MoneySections = hydratedLater(
  async () => (await import('../features/business-overview/money-sections.tsx')).MoneySections,
);

/** What needs the team member's attention, in the sections they may use, and the business figures. */
export function Screen(): ReactElement | null {
  const { viewer } = useViewer();
  if (!viewer) return null;
  const hasReviews = mayUse(viewer.role, 'reviews');
  const hasTickets = mayUse(viewer.role, 'tickets');
  const hasMoney = mayUse(viewer.role, 'money');
  return (
    <Stack gap={32}>
      <ChalkHeading seed="founder">Hello, {greetingName(viewer)}. Here's what needs you</ChalkHeading>
      {hasReviews || hasTickets ? (
        <Grid min={260} columns={4}>
          {hasReviews ? <WaitingSummary /> : null}
          {hasTickets ? <DueTickets /> : null}
          {mayUse(viewer.role, 'questions') ? <WaitingQuestions /> : null}
          {hasMoney ? <OwedPayments /> : null}
          {mayUse(viewer.role, 'operations') ? <FailedEmails /> : null}
          {mayUse(viewer.role, 'operations') ? <LateBackup /> : null}
        </Grid>
      ) : (
        <NothingToDo />
      )}
      {hasMoney ? <MoneySections /> : null}
    </Stack>
  );
}

/** Editors have no queue to work on, so the page links to the content. */
function NothingToDo(): ReactElement {
  return (
    <EmptyState
      title="You're all caught up."
      level={2}
      action={
        <Link href="/founder/content" asChild>
          <ButtonLink variant="marker">Go to content</ButtonLink>
        </Link>
      }
    >
      You can write and edit courses, lessons, prompts and posts.
    </EmptyState>
  );
}
