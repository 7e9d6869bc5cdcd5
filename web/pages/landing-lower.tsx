import { releaseTimeline } from '@chalkline/domain/courses/release-timeline';
import type { ReactElement } from 'react';
import { useResource } from '../api/resource.ts';

import { coursesResource, skillsResource } from '../api/resources.ts';

import { useSite, useViewer } from '../api/viewer.ts';
import { SkillsStrip } from '../features/certifications/skills-strip.tsx';
import { CoursesFailed } from '../features/courses/courses-failed.tsx';
import { FeaturedCourses, FeaturedCoursesSkeleton } from '../features/courses/featured-courses.tsx';
import { Audiences } from '../features/landing/audiences.tsx';
import { Benefits } from '../features/landing/benefits.tsx';
import { CaseStudy } from '../features/landing/case-study.tsx';
import { FounderBio } from '../features/landing/founder-bio.tsx';
import { membershipQuestions } from '../features/landing/membership-questions.ts';
import { PageSection } from '../features/landing/page-section.tsx';
import { ProductTour } from '../features/landing/product-tour.tsx';
import { Questions } from '../features/landing/questions.tsx';
import { ReleaseTimeline } from '../features/landing/release-timeline.tsx';
import { TestimonialWall } from '../features/landing/testimonial-wall.tsx';
import { FreeOffer } from '../features/pricing/free-offer.tsx';
import { PlanButton } from '../features/pricing/plan-button.tsx';
import { PlanQuote } from '../features/pricing/plan-quote.tsx';
import { usePage } from '../features/shell/page-context.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

export { VideoPlayer } from '../features/video/video-player.tsx';

/** The part of the landing page that is only visible after scrolling. */
export function LandingLower(): ReactElement {
  const { theme } = usePage();
  const { testimonials = [], caseStudy } = useSite();
  return (
    <>
      <PageSection title="What members get" tone="sunk">
        <Benefits />
      </PageSection>
      <PageSection title="A look inside" intro="Real screens from the product, as members see them.">
        <ProductTour theme={theme} />
      </PageSection>
      <PopularCourses />
      <Skills />
      {caseStudy ? <CaseStudy study={caseStudy} /> : null}
      <PageSection title="Made for builders who aren't programmers">
        <Audiences />
      </PageSection>
      {testimonials.length > 0 ? (
        <PageSection title="What members say" tone="sunk">
          <TestimonialWall testimonials={testimonials} />
        </PageSection>
      ) : null}
      <PageSection title="Meet your teacher">
        <FounderBio />
      </PageSection>
      <Pricing />
      <PageSection title="Frequently asked questions">
        <Questions questions={membershipQuestions} />
      </PageSection>
    </>
  );
}

function Pricing(): ReactElement {
  const { flagshipCourseSlug } = useSite();
  const { data: courses = [] } = useResource(coursesResource);
  return (
    <PageSection
      id="pricing"
      title="Pricing"
      intro="Every plan includes every course. Choose how you'd like to pay."
    >
      <PlanQuote
        level={3}
        action={(plan) => (
          <PlanButton plan={plan} way="form" variant={plan.stamp === 'Most Popular' ? 'marker' : 'outline'} />
        )}
      />
      <FreeOffer />
      <ReleaseTimeline releases={releaseTimeline(courses, flagshipCourseSlug)} />
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
