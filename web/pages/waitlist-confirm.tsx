import { addressOf, confirmWaitlistPagePath, leaveWaitlistPagePath } from '@chalkline/contract/addresses';
import type { WaitlistEntryReply } from '@chalkline/contract/waitlist';
import type { ReactElement } from 'react';
import { waitlistEntryResource } from '../api/plain-page-resources.ts';
import { useResource } from '../api/resource.ts';

import { LiveCourseLink } from '../features/waitlist/live-course-link.tsx';
import { MessagePage } from '../ui/message-page.tsx';
import { PartDrawing } from '../ui/part-drawing.tsx';
import { PostButton } from '../ui/post-button.tsx';

interface ScreenProps {
  readonly parameters: Readonly<Record<'token', string>>;
}

/** The page behind the confirmation link. */
export function Screen({ parameters: { token } }: ScreenProps): ReactElement {
  const { data: waiting } = useResource(waitlistEntryResource(token));
  const course = waiting?.course;
  const drawing = <PartDrawing seed={course?.slug ?? 'email'} subject="form" label="1 email" />;
  const { title, body } = course ? messageFor(course, waiting.state, token) : expiredMessage;
  return (
    <MessagePage title={title} drawing={drawing}>
      {body}
    </MessagePage>
  );
}

type WaitedFor = NonNullable<WaitlistEntryReply['course']>;

interface Message {
  readonly title: string;
  readonly body: ReactElement;
}

function messageFor(course: WaitedFor, state: WaitlistEntryReply['state'], token: string): Message {
  if (state === 'unsubscribed') return unsubscribedMessage(course);
  if (course.isPublished || state === 'told') return liveMessage(course);
  return state === 'confirmed' ? confirmedMessage(course, token) : questionMessage(course, token);
}

const expiredMessage: Message = {
  title: 'This link has expired',
  body: (
    <>
      <p>Confirmation links work for seven days. You can sign up again on the course page.</p>
      <p>
        <a href="/replit-courses">See the courses</a>
      </p>
    </>
  ),
};

function unsubscribedMessage(course: WaitedFor): Message {
  return {
    title: "You've unsubscribed",
    body: <p>We won't email you about {course.title}. You can sign up again on the course page.</p>,
  };
}

function liveMessage(course: WaitedFor): Message {
  return {
    title: `${course.title} is live`,
    body: (
      <>
        <p>No need to wait: the course is open.</p>
        <LiveCourseLink course={course} />
      </>
    ),
  };
}

function confirmedMessage(course: WaitedFor, token: string): Message {
  return {
    title: "You're on the list",
    body: (
      <>
        <p>We'll email you once, when {course.title} goes live. There's nothing else you need to do.</p>
        <p>
          <a href={addressOf(leaveWaitlistPagePath, { token })}>Unsubscribe</a>
        </p>
      </>
    ),
  };
}

function questionMessage(course: WaitedFor, token: string): Message {
  return {
    title: `Get an email when ${course.title} goes live?`,
    body: (
      <>
        <p>We'll email you once, when the course goes live. Nothing else.</p>
        <PostButton action={addressOf(confirmWaitlistPagePath, { token })} label="Yes, email me" />
      </>
    ),
  };
}
