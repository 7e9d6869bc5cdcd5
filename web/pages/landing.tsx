import { requestedPageParameter } from '@chalkline/domain/access/home-asking-to-sign-in';
import type { ReactElement } from 'react';
import { useSearch } from 'wouter';
import { useResource } from '../api/resource.ts';
import { coursesResource, skillsResource } from '../api/resources.ts';
import { useSite, useViewer } from '../api/viewer.ts';
import { SkillsStrip } from '../features/certifications/skills-strip.tsx';
import { CoursesFailed } from '../features/courses/courses-failed.tsx';
import { FeaturedCourses, FeaturedCoursesSkeleton } from '../features/courses/featured-courses.tsx';
import { TryFreeLesson } from '../features/courses/try-free-lesson.tsx';
import { useAccountGoneNotice } from '../features/landing/account-deleted-toast.ts';
import { Benefits } from '../features/landing/benefits.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { lessonSteps } from '../features/landing/lesson-steps.ts';
import { PageSection } from '../features/landing/page-section.tsx';
import { useSignInToast } from '../features/landing/sign-in-toast.ts';
import { Steps } from '../features/landing/steps.tsx';
import { Testimonial } from '../features/landing/testimonial.tsx';
import { deferred } from '../ui/deferred.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './landing.module.css';

const SignInRequest = deferred(
  async () => (await import('../features/landing/sign-in-request.tsx')).SignInRequest,
);
const VideoPlayer = deferred(async () => (await import('../features/video/video-player.tsx')).VideoPlayer);
const LandingLower = deferred(async () => (await import('./landing-lower.tsx')).LandingLower);

export function Screen(): ReactElement {
  useSignInToast();
  useAccountGoneNotice();
  const wasSentHere = useWasSentHere();
  return (
    <>
      {wasSentHere ? <SignInRequest /> : null}
      <Hero
        startVariant={wasSentHere ? 'outline' : 'marker'}
        freeLessonOffer={<TryFreeLesson size="large" />}
      />
      <Testimonial />
      <Demo />
      <PageSection title="What members get" tone="sunk">
        <Benefits />
      </PageSection>
      <PopularCourses />
      <Skills />
      <LandingLower />
    </>
  );
}

/** Whether this is a visitor who asked for a page that needs an account. */
function useWasSentHere(): boolean {
  const { viewer } = useViewer();
  const search = useSearch();
  return viewer === null && new URLSearchParams(search).has(requestedPageParameter);
}

function Demo(): ReactElement {
  const { demoVideoUrl, demoVideoCaptionsUrl } = useSite();
  return (
    <PageSection title="See what a lesson is like" intro="Every lesson follows the same five steps.">
      <div className={styles.demo}>
        <VideoPlayer src={demoVideoUrl} captionsUrl={demoVideoCaptionsUrl} title="What a lesson is like" />
        <Steps steps={lessonSteps} />
      </div>
    </PageSection>
  );
}

function PopularCourses(): ReactElement {
  return (
    <PageSection
      title="Popular Courses"
      intro="Three good places to start. By the end of each, you'll have something online."
    >
      <PopularCourseCards />
    </PageSection>
  );
}

function PopularCourseCards(): ReactElement {
  const { featuredCourseIds: ids } = useSite();
  const { viewer } = useViewer();
  const { data: courses, isError, refetch } = useResource(coursesResource);
  if (isError) return <CoursesFailed onRetry={() => void refetch()} />;
  if (!courses) return <FeaturedCoursesSkeleton ids={ids} />;
  return <FeaturedCourses courses={courses} ids={ids} isSignedIn={viewer !== null} />;
}

function Skills(): ReactElement {
  return (
    <PageSection
      title="Skills you'll stack"
      intro="Each skill is a certification. Build your own project, and the founder reviews it."
    >
      <AllSkills />
    </PageSection>
  );
}

function AllSkills(): ReactElement {
  const { data: skills, isError, refetch } = useResource(skillsResource);
  if (isError) return <ErrorState title="We couldn't load the skills" onRetry={() => void refetch()} />;
  if (!skills) return <Skeleton height="128px" />;
  return <SkillsStrip skills={skills} />;
}
