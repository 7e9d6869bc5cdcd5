import type { ReactElement } from 'react';
import { useResource } from '../api/resource.ts';

import { plansResource } from '../api/resources.ts';

import { useSite } from '../api/viewer.ts';
import { MeasuredPromise } from '../features/consulting/measured-promise.tsx';
import { boardSteps } from '../features/consulting-offer/board-steps.ts';
import { ConsultingPriceCard } from '../features/consulting-offer/consulting-price-card.tsx';
import { consultingQuestions } from '../features/consulting-offer/consulting-questions.ts';
import { IncludedItems } from '../features/consulting-offer/included-items.tsx';
import { NotAccepted } from '../features/consulting-offer/not-accepted.tsx';
import { PageSection } from '../features/landing/page-section.tsx';
import { ProductScreenshot } from '../features/landing/product-screenshot.tsx';
import { Questions } from '../features/landing/questions.tsx';
import { boardAlt } from '../features/landing/screenshots.ts';
import { Steps } from '../features/landing/steps.tsx';
import { PlanButton } from '../features/pricing/plan-button.tsx';
import { usePage } from '../features/shell/page-context.tsx';
import { VideoPlayer } from '../features/video/video-player.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './public-consulting.module.css';

/** The part of the consulting page that is only visible after scrolling. */
export function PublicConsultingLower({ pricingId }: { pricingId: string }): ReactElement {
  const { theme } = usePage();
  return (
    <>
      <HowItWorks />
      <PageSection title="Your board" intro="You always see what's in progress, what's next and what's done.">
        <ProductScreenshot
          name="board"
          label="consulting board"
          theme={theme}
          sizes="(min-width: 76rem) 1152px, 94vw"
          alt={boardAlt}
        />
      </PageSection>
      <PageSection title="What's Included" tone="sunk">
        <IncludedItems />
      </PageSection>
      <PageSection id={pricingId} title="Pricing" intro="One price, one month at a time.">
        <ConsultingPriceCard action={<StartConsulting />} />
      </PageSection>
      <PageSection
        title="What we don't take on"
        tone="sunk"
        intro="Some work doesn't fit in a ticket. Better to know before you pay."
      >
        <NotAccepted />
      </PageSection>
      <PageSection title="Frequently asked questions">
        <Questions questions={consultingQuestions} />
      </PageSection>
    </>
  );
}

function HowItWorks(): ReactElement {
  const { consultingVideoUrl, consultingVideoCaptionsUrl } = useSite();
  return (
    <PageSection title="See How It Works" intro="Every ticket moves through the same four columns.">
      <div className={styles.way}>
        <VideoPlayer src={consultingVideoUrl} captionsUrl={consultingVideoCaptionsUrl} title="How it works" />
        <Steps steps={boardSteps} />
        <MeasuredPromise />
      </div>
    </PageSection>
  );
}

function StartConsulting(): ReactElement {
  const { data: plans, isError, isFetching, refetch } = useResource(plansResource);
  if (isError) {
    return (
      <ErrorState title="We couldn't load the plan" onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  const plan = plans?.find((offer) => offer.plan === 'Consulting');
  return plan ? (
    <PlanButton plan={plan} way="form" variant="marker" size="large" />
  ) : (
    <Skeleton height="56px" />
  );
}
