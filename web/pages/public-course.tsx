import type { CourseWithLessons } from '@chalkline/contract/courses';
import { signInPageAddress } from '@chalkline/contract/sign-in-addresses';
import { firstLessonOrder } from '@chalkline/domain/courses/lesson-order';
import type { ReactElement } from 'react';
import { useResource } from '../api/resource.ts';

import { courseBySlugResource, courseOfferResource } from '../api/resources.ts';

import { CourseComingSoon } from '../features/course-overview/course-coming-soon.tsx';
import { CourseHeader } from '../features/course-overview/course-header.tsx';
import { CourseOfferList } from '../features/course-overview/course-offer.tsx';
import { PlannedLessons } from '../features/course-overview/planned-lessons.tsx';
import { Syllabus } from '../features/course-overview/syllabus.tsx';
import { CourseCover } from '../features/courses/course-cover.tsx';
import { CourseFacts } from '../features/courses/course-facts.tsx';
import { TryFreeLesson } from '../features/courses/try-free-lesson.tsx';
import { FounderBio } from '../features/landing/founder-bio.tsx';
import { membershipQuestions } from '../features/landing/membership-questions.ts';
import { PageSection } from '../features/landing/page-section.tsx';
import { Questions } from '../features/landing/questions.tsx';
import { PricingStrip } from '../features/pricing/pricing-strip.tsx';
import { NotifyMe } from '../features/waitlist/notify-me.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Container, Row } from '../ui/layout.tsx';
import styles from './public-course.module.css';

interface ScreenProps {
  readonly parameters: Readonly<Record<'courseSlug', string>>;
}

/** A course as visitors see it: everything about it but the lessons themselves. */
export function Screen({ parameters: { courseSlug } }: ScreenProps): ReactElement | null {
  const { data: course } = useResource(courseBySlugResource(courseSlug));
  if (!course) return null;
  return (
    <>
      <Container className={styles.header}>
        <CourseHeader course={course} cover={<CourseCover course={course} />}>
          <CourseFacts course={course} />
          {course.isPublished ? <FirstSteps course={course} /> : null}
        </CourseHeader>
        {course.isPublished ? null : (
          <CourseComingSoon course={course} level={2} action={<NotifyMe course={course} />} />
        )}
      </Container>
      {course.isPublished && course.lessons.length > 0 ? (
        <PageSection title="What you'll learn, lesson by lesson">
          <Syllabus course={course} />
        </PageSection>
      ) : null}
      {!course.isPublished && course.plannedLessons.length > 0 ? (
        <PageSection title="Planned lessons">
          <PlannedLessons lessons={course.plannedLessons} />
        </PageSection>
      ) : null}
      <Offer courseSlug={courseSlug} />
      <PageSection title="Meet your teacher">
        <FounderBio />
      </PageSection>
      <PageSection title="One membership, every course" intro="This course is part of every plan.">
        <PricingStrip />
      </PageSection>
      <PageSection title="Frequently asked questions">
        <Questions questions={membershipQuestions} />
      </PageSection>
    </>
  );
}

/** Sign-in leads to the first lesson. A free lesson needs none. */
function FirstSteps({ course }: { course: CourseWithLessons }): ReactElement | null {
  if (course.lessons.length === 0) return null;
  return (
    <Row>
      <ButtonLink
        href={signInPageAddress(`/${course.slug}/${firstLessonOrder}`)}
        variant="marker"
        size="large"
      >
        Start the course
      </ButtonLink>
      <TryFreeLesson course={course} size="large" />
    </Row>
  );
}

/** Left out when a course has neither a certification nor prompts. */
function Offer({ courseSlug }: { courseSlug: string }): ReactElement | null {
  const { data: offer } = useResource(courseOfferResource(courseSlug));
  if (!offer || (!offer.certification && offer.promptCount === 0)) return null;
  return (
    <PageSection title="What you'll have at the end" tone="sunk">
      <CourseOfferList offer={offer} />
    </PageSection>
  );
}
