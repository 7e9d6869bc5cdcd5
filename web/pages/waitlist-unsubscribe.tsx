import { addressOf, unsubscribePagePath } from '@chalkline/contract/addresses';
import type { ReactElement } from 'react';
import { useResource } from '../api/resource.ts';
import { waitingResource } from '../api/resources.ts';
import { ConfirmButton } from '../features/waitlist/confirm-button.tsx';
import { WaitlistPage } from '../features/waitlist/waitlist-page.tsx';
import { PartDrawing } from '../ui/part-drawing.tsx';

interface ScreenProps {
  readonly parameters: Readonly<Record<'token', string>>;
}

/** The page behind the unsubscribe link. */
export function Screen({ parameters: { token } }: ScreenProps): ReactElement {
  const { data: waiting } = useResource(waitingResource(token));
  const course = waiting?.course;
  const drawing = <PartDrawing seed={course?.slug ?? 'email'} subject="box" label="0 emails" />;
  if (!course) {
    return (
      <WaitlistPage title="There's nothing to unsubscribe from" drawing={drawing}>
        <p>This link is no longer active, so we won't email you.</p>
      </WaitlistPage>
    );
  }
  if (waiting.state === 'unsubscribed') {
    return (
      <WaitlistPage title="You've unsubscribed" drawing={drawing}>
        <p>We won't email you about {course.title}.</p>
        <p>
          <a href="/replit-courses">See the courses</a>
        </p>
      </WaitlistPage>
    );
  }
  return (
    <WaitlistPage title="Unsubscribe?" drawing={drawing}>
      <p>We'll stop emailing you about {course.title}.</p>
      <ConfirmButton action={addressOf(unsubscribePagePath, { token })} label="Unsubscribe" />
    </WaitlistPage>
  );
}
