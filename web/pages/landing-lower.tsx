import { releaseTimeline } from '@chalkline/domain/courses/release-timeline';
import type { ReactElement } from 'react';
import { useResource } from '../api/resource.ts';
import { coursesResource } from '../api/resources.ts';
import { useSite } from '../api/viewer.ts';
import { Audiences } from '../features/landing/audiences.tsx';
import { FounderBio } from '../features/landing/founder-bio.tsx';
import { membershipQuestions } from '../features/landing/membership-questions.ts';
import { PageSection } from '../features/landing/page-section.tsx';
import { Questions } from '../features/landing/questions.tsx';
import { ReleaseTimeline } from '../features/landing/release-timeline.tsx';
import { FreeOffer } from '../features/pricing/free-offer.tsx';
import { PlanButton } from '../features/pricing/plan-button.tsx';
import { PlanQuote } from '../features/pricing/plan-quote.tsx';

/** The part of the landing page that is only visible after scrolling. */
export function LandingLower(): ReactElement {
  return (
    <>
      <PageSection title="Made for builders who aren't programmers">
        <Audiences />
      </PageSection>
      <PageSection title="Meet your teacher" tone="sunk">
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
