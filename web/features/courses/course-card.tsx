import type { Course } from '@chalkline/contract/courses';
import { signInPageAddress } from '@chalkline/contract/sign-in-addresses';
import { courseBadge, courseCardButton } from '@chalkline/domain/courses/course-card';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card, CardBody, CardMedia, stretchedLink } from '../../ui/card.tsx';
import { Progress } from '../../ui/progress.tsx';
import { RenderedOnce } from '../../ui/rendered-once.tsx';
import styles from './course-card.module.css';
import { CourseCover } from './course-cover.tsx';
import { CourseFacts } from './course-facts.tsx';

export interface CourseCardProps {
  readonly course: Course;
  /** Whole percent; 0 for a visitor. */
  readonly progress: number;
  readonly isSignedIn: boolean;
  /** The level of its title's heading. */
  readonly level?: 2 | 3;
  /** Replaces the card's own button. */
  readonly action?: ReactNode;
  /** Shown below the button of an unpublished course. */
  readonly waitlist?: ReactNode;
}

export function CourseCard(props: CourseCardProps): ReactElement {
  const { course, progress, isSignedIn, level = 3, action, waitlist } = props;
  // For a visitor only the button is a link, so that a click elsewhere on the card does not start the sign-in.
  const isOpen = course.isPublished && isSignedIn;
  const below = course.isPublished ? undefined : waitlist;
  const ownAction = <CourseAction course={course} progress={progress} isSignedIn={isSignedIn} />;
  return (
    <Card as="article" padded={false} interactive={isOpen} className={styles.card}>
      <CardMedia dimmed={!course.isPublished}>
        <CourseCover course={course} />
      </CardMedia>
      <CardBody>
        <RenderedOnce as="div" className={styles.top}>
          <Labels course={course} />
        </RenderedOnce>
        <CourseTitle course={course} level={level} isStretched={isOpen} />
        <p className={styles.description}>{course.description}</p>
        <CourseFacts course={course} />
        {progress > 0 ? <CourseProgress course={course} progress={progress} /> : null}
        {action || below ? (
          <div className={styles.action}>
            {action ?? ownAction}
            {below}
          </div>
        ) : (
          <RenderedOnce as="div" className={styles.action}>
            {ownAction}
          </RenderedOnce>
        )}
      </CardBody>
    </Card>
  );
}

function Labels({ course }: { course: Course }): ReactElement {
  return (
    <>
      <span className={styles.category}>{course.category}</span>
      <Badge tone={badgeTone(course)}>{courseBadge(course)}</Badge>
    </>
  );
}

function badgeTone({ isPublished, goesLiveDate }: Course): BadgeTone {
  if (isPublished) return 'success';
  return goesLiveDate ? 'chalk' : 'neutral';
}

interface CourseTitleProps {
  readonly course: Course;
  readonly level: 2 | 3;
  readonly isStretched: boolean;
}

function CourseTitle({ course, level, isStretched }: CourseTitleProps): ReactElement {
  return (
    <RenderedOnce as={`h${level}`} className={styles.title}>
      <TitleText course={course} isStretched={isStretched} />
    </RenderedOnce>
  );
}

function TitleText({ course, isStretched }: Omit<CourseTitleProps, 'level'>): ReactNode {
  if (!course.isPublished) return course.title;
  return (
    <Link href={`/${course.slug}`} className={isStretched ? stretchedLink : 'title-link'}>
      {course.title}
    </Link>
  );
}

function CourseProgress({ course, progress }: { course: Course; progress: number }): ReactElement {
  return (
    <div className={styles.progress}>
      <Progress value={progress} label={`Progress in ${course.title}`} seed={course.slug} />
      <span aria-hidden="true">{progress}%</span>
    </div>
  );
}

type CourseActionProps = Pick<CourseCardProps, 'course' | 'progress' | 'isSignedIn'>;

/** Names the course for screen readers. */
function CourseAction({ course, progress, isSignedIn }: CourseActionProps): ReactElement {
  const { label, leadsTo } = courseCardButton(course, { isSignedIn, progress });
  const text = (
    <>
      {label}
      <span className="visually-hidden">: {course.title}</span>
    </>
  );
  if (leadsTo === 'nowhere') {
    return (
      <Button disabled fullWidth>
        {text}
      </Button>
    );
  }
  if (leadsTo === 'sign-in') {
    return (
      <ButtonLink href={signInPageAddress(`/${course.slug}`)} fullWidth>
        {text}
      </ButtonLink>
    );
  }
  return (
    <Link href={`/${course.slug}`} asChild>
      <ButtonLink fullWidth>{text}</ButtonLink>
    </Link>
  );
}
