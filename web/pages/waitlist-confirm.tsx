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
  const { title, told } = course ? wordsFor(course, waiting.state, token) : runOutWords;
  return (
    <MessagePage title={title} drawing={drawing}>
      {told}
    </MessagePage>
  );
}

type WaitedFor = NonNullable<WaitlistEntryReply['course']>;

interface Words {
  readonly title: string;
  readonly told: ReactElement;
}

function wordsFor(course: WaitedFor, state: WaitlistEntryReply['state'], token: string): Words {
  if (state === 'unsubscribed') return unsubscribedWords(course);
  if (course.isPublished || state === 'told') return liveLabel(course);
  return state === 'confirmed' ? confirmedLabel(course, token) : questionLabel(course, token);
}

const runOutWords: Words = {
  title: 'This link has expired',
  told: (
    <>
      <p>Confirmation links work for seven days. You can sign up again on the course page.</p>
      <p>
        <a href="/replit-courses">See the courses</a>
      </p>
    </>
  ),
};

function unsubscribedWords(course: WaitedFor): Words {
  return {
    title: "You've unsubscribed",
    told: <p>We won't email you about {course.title}. You can sign up again on the course page.</p>,
  };
}

function liveLabel(course: WaitedFor): Words {
  return {
    title: `${course.title} is live`,
    told: (
      <>
        <p>No need to wait: the course is open.</p>
        <LiveCourseLink course={course} />
      </>
    ),
  };
}

function confirmedLabel(course: WaitedFor, token: string): Words {
  return {
    title: "You're on the list",
    told: (
      <>
        <p>We'll email you once, when {course.title} goes live. There's nothing else you need to do.</p>
        <p>
          <a href={addressOf(leaveWaitlistPagePath, { token })}>Unsubscribe</a>
        </p>
      </>
    ),
  };
}

function questionLabel(course: WaitedFor, token: string): Words {
  return {
    title: `Get an email when ${course.title} goes live?`,
    told: (
      <>
        <p>We'll email you once, when the course goes live. Nothing else.</p>
        <PostButton action={addressOf(confirmWaitlistPagePath, { token })} label="Yes, email me" />
      </>
    ),
  };
}
