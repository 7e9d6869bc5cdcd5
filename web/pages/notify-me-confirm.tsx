import { addressOf, confirmWaitingPagePath, unsubscribePagePath } from '@chalkline/contract/addresses';
import type { ReactElement } from 'react';
import { useResource } from '../api/resource.ts';
import { waitingResource } from '../api/resources.ts';
import { AnswerButton } from '../features/notify-me/answer-button.tsx';
import { LiveCourseLink } from '../features/notify-me/live-course-link.tsx';
import { NoticePage } from '../features/notify-me/notice-page.tsx';
import { PartDrawing } from '../ui/part-drawing.tsx';

interface ScreenProps {
  readonly parameters: Readonly<Record<string, string>>;
}

/** Where the link to confirm leads. */
export function Screen({ parameters: { token = '' } }: ScreenProps): ReactElement {
  const { data: waiting } = useResource(waitingResource(token));
  const course = waiting?.course;
  const drawing = <PartDrawing seed={course?.slug ?? 'letter'} subject="form" label="1 mail" />;
  if (!course) {
    return (
      <NoticePage title="This link has run out" drawing={drawing}>
        <p>Links to confirm hold for seven days. You can leave your address again beside the course.</p>
        <p>
          <a href="/replit-courses">See the courses</a>
        </p>
      </NoticePage>
    );
  }
  if (waiting.state === 'unsubscribed') {
    return (
      <NoticePage title="You have unsubscribed" drawing={drawing}>
        <p>No mail about {course.title} will come. You can leave your address again beside the course.</p>
      </NoticePage>
    );
  }
  if (course.isPublished || waiting.state === 'told') {
    return (
      <NoticePage title={`${course.title} is live`} drawing={drawing}>
        <p>There is nothing to wait for: the course is open.</p>
        <LiveCourseLink course={course} />
      </NoticePage>
    );
  }
  if (waiting.state === 'confirmed') {
    return (
      <NoticePage title="You are on the list" drawing={drawing}>
        <p>You get one mail when {course.title} is live. Until then there is nothing to do.</p>
        <p>
          <a href={addressOf(unsubscribePagePath, { token })}>I have changed my mind</a>
        </p>
      </NoticePage>
    );
  }
  return (
    <NoticePage title={`Tell you when ${course.title} is live?`} drawing={drawing}>
      <p>You get one mail when the course is there. Nothing else.</p>
      <AnswerButton action={addressOf(confirmWaitingPagePath, { token })} label="Yes, tell me" />
    </NoticePage>
  );
}
