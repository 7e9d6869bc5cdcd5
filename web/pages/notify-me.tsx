import { waitlistOutcomeParameter } from '@chalkline/contract/addresses';
import { noAddressText } from '@chalkline/domain/account/address-text';
import { releaseDay } from '@chalkline/domain/courses/release-sentence';
import type { ReactElement } from 'react';
import { useResource } from '../api/resource.ts';

import { courseBySlugResource } from '../api/resources.ts';

import { courseSubject } from '../features/courses/course-subject.ts';
import { LiveCourseLink } from '../features/waitlist/live-course-link.tsx';
import { ScriptlessForm } from '../features/waitlist/scriptless-form.tsx';
import { inboxHint, listedHint } from '../features/waitlist/waitlist-texts.ts';
import { MessagePage } from '../ui/message-page.tsx';
import { PartDrawing } from '../ui/part-drawing.tsx';
import { useQueryString } from '../ui/query-string.ts';

interface ScreenProps {
  readonly parameters: Readonly<Record<'courseSlug', string>>;
}

/** The waitlist form as a page, for people who can't use the form in the course card. */
export function Screen({ parameters: { courseSlug } }: ScreenProps): ReactElement | null {
  const { data: course } = useResource(courseBySlugResource(courseSlug));
  const outcome = new URLSearchParams(useQueryString()).get(waitlistOutcomeParameter);
  if (!course) return null;
  const drawing = <PartDrawing seed={course.slug} subject={courseSubject(course)} label={course.category} />;
  if (course.isPublished) {
    return (
      <MessagePage title={`${course.title} is live`} drawing={drawing}>
        <p>No need to wait: the course is open.</p>
        <LiveCourseLink course={course} />
      </MessagePage>
    );
  }
  if (outcome === 'yes' || outcome === 'listed') {
    const isListed = outcome === 'listed';
    return (
      <MessagePage title={isListed ? "You're on the list" : 'Check your inbox'} drawing={drawing}>
        <p>{isListed ? listedHint : inboxHint}</p>
        <p>
          <a href="/replit-courses">Back to the courses</a>
        </p>
      </MessagePage>
    );
  }
  return (
    <MessagePage title={`Notify me: ${course.title}`} drawing={drawing}>
      <p>
        This course will be released on {releaseDay(course.goesLiveDate)}. Leave your email address and we'll
        let you know when it's out.
      </p>
      <ScriptlessForm course={course} error={outcome === 'invalid' ? noAddressText : undefined} />
    </MessagePage>
  );
}
