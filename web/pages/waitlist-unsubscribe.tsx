import { addressOf, leaveWaitlistPagePath } from '@chalkline/contract/addresses';
import type { ReactElement } from 'react';
import { waitlistEntryResource } from '../api/plain-page-resources.ts';
import { useResource } from '../api/resource.ts';

import { MessagePage } from '../ui/message-page.tsx';
import { PartDrawing } from '../ui/part-drawing.tsx';
import { PostButton } from '../ui/post-button.tsx';

interface ScreenProps {
  readonly parameters: Readonly<Record<'token', string>>;
}

/** The page behind the unsubscribe link. */
export function Screen({ parameters: { token } }: ScreenProps): ReactElement {
  const { data: waiting } = useResource(waitlistEntryResource(token));
  const course = waiting?.course;
  const drawing = <PartDrawing seed={course?.slug ?? 'email'} subject="box" label="0 emails" />;
  if (!course) {
    return (
      <MessagePage title="There's nothing to unsubscribe from" drawing={drawing}>
        <p>This link is no longer active, so we won't email you.</p>
      </MessagePage>
    );
  }
  if (waiting.state === 'unsubscribed') {
    return (
      <MessagePage title="You've unsubscribed" drawing={drawing}>
        <p>We won't email you about {course.title}.</p>
        <p>
          <a href="/replit-courses">See the courses</a>
        </p>
      </MessagePage>
    );
  }
  return (
    <MessagePage title="Unsubscribe?" drawing={drawing}>
      <p>We'll stop emailing you about {course.title}.</p>
      <PostButton action={addressOf(leaveWaitlistPagePath, { token })} label="Unsubscribe" />
    </MessagePage>
  );
}
