import type { ReactElement } from 'react';
import { membershipQuestions } from '../features/landing/membership-questions.ts';
import { PageSection } from '../features/landing/page-section.tsx';
import { Questions } from '../features/landing/questions.tsx';
import { FreeOffer } from '../features/pricing/free-offer.tsx';
import { PlanButton } from '../features/pricing/plan-button.tsx';
import { PlanContents } from '../features/pricing/plan-contents.tsx';
import { PlanEnded } from '../features/pricing/plan-ended.tsx';
import { PlanQuote } from '../features/pricing/plan-quote.tsx';
import { ChalkHeading } from '../ui/chalk-heading.tsx';
import { Container, Stack } from '../ui/layout.tsx';
import styles from './pricing.module.css';

export function Screen(): ReactElement {
  return (
    <>
      <Container className={styles.page}>
        <Stack gap={16}>
          <ChalkHeading>Pricing</ChalkHeading>
          <p className={styles.lead}>Every plan includes every course. Choose how you'd like to pay.</p>
          <PlanEnded />
        </Stack>
        <PlanContents level={2} />
        <PlanQuote
          level={2}
          action={(plan) => (
            <PlanButton
              plan={plan}
              way="form"
              variant={plan.stamp === 'Most Popular' ? 'marker' : 'outline'}
            />
          )}
        />
        <FreeOffer />
      </Container>
      <PageSection title="Frequently asked questions">
        <Questions questions={membershipQuestions} />
      </PageSection>
    </>
  );
}
