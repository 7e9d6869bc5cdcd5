import type { ReactElement } from 'react';
import { useResource } from '../api/resource.ts';

import { coursesResource, userCoursesResource } from '../api/resources.ts';

import { useViewer } from '../api/viewer.ts';
import { CourseGrid, CourseGridSkeleton } from '../features/courses/course-grid.tsx';
import { CoursesFailed } from '../features/courses/courses-failed.tsx';
import { TryFreeLesson } from '../features/courses/try-free-lesson.tsx';
import { ClosingCall } from '../features/landing/closing-call.tsx';
import { PageHeader } from '../features/landing/page-header.tsx';
import { StartButton } from '../features/landing/start-button.tsx';
import { NotifyMe } from '../features/waitlist/notify-me.tsx';
import { Container, Row } from '../ui/layout.tsx';
import styles from './public-courses.module.css';

export function Screen(): ReactElement {
  return (
    <>
      <PageHeader
        title="Replit Courses"
        subject="browser"
        label="courses"
        action={
          <Row>
            <StartButton />
            <TryFreeLesson size="large" />
          </Row>
        }
      >
        Video courses made of short lessons, for people who build apps and websites with an AI coding agent.
        Start with a simple page, then add a database, payments and an AI assistant.
      </PageHeader>
      <Container className={styles.courses}>
        <h2 className="visually-hidden">All courses</h2>
        <AllCourses />
      </Container>
      <ClosingCall
        title="Build something you can show by the end of lesson two"
        signedOutLabel="Start Learning Today"
        signedInLabel="Continue Learning"
      >
        Open the first course and follow along. We save your progress after every lesson.
      </ClosingCall>
    </>
  );
}

function AllCourses(): ReactElement {
  const { viewer } = useViewer();
  const isSignedIn = viewer !== null;
  const { data: courses, isError, refetch } = useResource(coursesResource);
  const { data: userCourses = [] } = useResource(userCoursesResource, isSignedIn);
  if (isError) return <CoursesFailed onRetry={() => void refetch()} />;
  if (!courses) return <CourseGridSkeleton />;
  return (
    <CourseGrid
      courses={courses}
      userCourses={userCourses}
      isSignedIn={isSignedIn}
      waitlist={(course) => <NotifyMe course={course} fullWidth />}
    />
  );
}
