import type { ReactElement } from 'react';
import { useResource } from '../api/resource.ts';
import { coursesResource, skillsResource } from '../api/resources.ts';
import { useSite, useViewer } from '../api/viewer.ts';
import { SkillsStrip } from '../features/certifications/skills-strip.tsx';
import { CoursesFailed } from '../features/courses/courses-failed.tsx';
import { FeaturedCourses, FeaturedCoursesSkeleton } from '../features/courses/featured-courses.tsx';
import { useAccountGoneNotice } from '../features/landing/account-deleted-toast.ts';
import { Benefits } from '../features/landing/benefits.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { lessonSteps } from '../features/landing/lesson-steps.ts';
import { PageSection } from '../features/landing/page-section.tsx';
import { useSignInToast } from '../features/landing/sign-in-toast.ts';
import { Steps } from '../features/landing/steps.tsx';
import { Testimonial } from '../features/landing/testimonial.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { later } from '../ui/later.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './landing.module.css';

const VideoPlayer = later(async () => (await import('../features/video/video-player.tsx')).VideoPlayer);
const LandingLower = later(async () => (await import('./landing-lower.tsx')).LandingLower);

export function Screen(): ReactElement {
  useSignInToast();
  useAccountGoneNotice();
  return (
    <>
      <Hero />
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

function Demo(): ReactElement {
  const { demoVideoUrl, demoVideoCaptionsUrl } = useSite();
  return (
    <PageSection title="See how a lesson goes" intro="Every lesson follows the same five steps.">
      <div className={styles.demo}>
        <VideoPlayer src={demoVideoUrl} captionsUrl={demoVideoCaptionsUrl} title="How a lesson goes" />
        <Steps steps={lessonSteps} />
      </div>
    </PageSection>
  );
}

function PopularCourses(): ReactElement {
  return (
    <PageSection title="Popular Courses" intro="Three places to start. Each one ends with something online.">
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
      intro="Each one is a certification. You earn it with a project of your own, and the founder looks at it."
    >
      <AllSkills />
    </PageSection>
  );
}

function AllSkills(): ReactElement {
  const { data: skills, isError, refetch } = useResource(skillsResource);
  if (isError) return <ErrorState title="The skills could not be loaded" onRetry={() => void refetch()} />;
  if (!skills) return <Skeleton height="128px" />;
  return <SkillsStrip skills={skills} />;
}
