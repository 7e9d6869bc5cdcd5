import type { CheckoutOutcome } from '@chalkline/contract/billing';
import { planOffers } from '@chalkline/domain/billing/plan-offers';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { useSite, useViewer } from '../api/viewer.ts';
import { useCheckoutOutcome, type Waiting } from '../features/checkout/checkout-outcome.ts';
import { PurchaseSummary } from '../features/checkout/purchase-summary.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { ChalkHeading } from '../ui/chalk-heading.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Glyph } from '../ui/glyphs.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { useQueryString } from '../ui/query-string.ts';
import { Spinner } from '../ui/spinner.tsx';
import { FirstLesson } from './checkout-first-lesson.tsx';

/** The page after a checkout. Opening it proves nothing: the server tells what was paid. */
export function Screen(): ReactElement {
  const sessionId = new URLSearchParams(useQueryString()).get('session') || 'none';
  const { contactEmail } = useSite();
  const outcome = useCheckoutOutcome(sessionId);
  if (outcome.kind === 'failed') {
    return (
      <Stack gap={24}>
        <ChalkHeading>Checking your payment</ChalkHeading>
        <ErrorState title="We couldn't check your payment" onRetry={outcome.tryAgain}>
          If you've paid, your plan will start automatically.
        </ErrorState>
      </Stack>
    );
  }
  const { title, told, ways } = wordsFor(outcome, contactEmail);
  return (
    <Stack gap={24}>
      <ChalkHeading>{title}</ChalkHeading>
      {/* The element stays while its text changes, because only then is the change announced. */}
      <p role="status" className="measure">
        {told}
      </p>
      {ways}
    </Stack>
  );
}

interface Words {
  readonly title: string;
  readonly told: ReactNode;
  readonly ways?: ReactNode;
}

function wordsFor(outcome: Exclude<Waiting, { kind: 'failed' }>, contactEmail: string): Words {
  switch (outcome.kind) {
    case 'waiting':
      return waitingWords;
    case 'granted':
      return grantedLabel(outcome);
    case 'late':
      return lateLabel(contactEmail);
    case 'unpaid':
      return unpaidWords(outcome.plan);
    case 'missing':
      return missingLabel;
  }
}

const waitingWords: Words = {
  title: 'Checking your payment',
  told: (
    <>
      <Spinner /> This takes a few seconds.
    </>
  ),
  ways: (
    <noscript>
      <p className="measure">
        Without JavaScript, this page can't tell when your plan has started.{' '}
        <a href="/account">Your account</a> shows it, usually within a minute.
      </p>
    </noscript>
  ),
};

function lateLabel(contactEmail: string): Words {
  return {
    title: 'Your payment is on its way',
    told: (
      <>
        We've received it, but it's taking longer than usual to confirm. Your plan will start automatically.
        If it hasn't started within an hour, write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </>
    ),
  };
}

function unpaidWords(plan: string): Words {
  return {
    title: "You haven't been charged",
    told: `You left the checkout for ${plan} before paying.`,
    ways: (
      <Row>
        <Way to="/dashboard">See the plans</Way>
      </Row>
    ),
  };
}

const missingLabel: Words = {
  title: "We can't find that checkout",
  told: "This link doesn't match any of your checkouts. Your account page shows the plan you have.",
  ways: (
    <Row>
      <Way to="/account">Go to your account</Way>
    </Row>
  ),
};

function grantedLabel({ plan, payment }: Granted): Words {
  const isConsulting = plan === 'Consulting';
  return {
    title: `You're on the ${plan} plan`,
    told: isConsulting
      ? 'Consulting has started, and it includes everything in Lifetime.'
      : 'You now have every released course, every prompt and every certification.',
    ways: (
      <Stack gap={40}>
        {isConsulting ? <ConsultingWays /> : <FirstLesson />}
        <Purchase plan={plan} payment={payment} />
      </Stack>
    ),
  };
}

type Granted = Pick<CheckoutOutcome, 'plan' | 'payment'>;

function Purchase({ plan, payment }: Granted): ReactElement | null {
  const { viewer } = useViewer();
  if (!payment || !viewer) return null;
  const covers = planOffers.find((offer) => offer.plan === plan)?.covers;
  return (
    <Stack gap={16}>
      <PurchaseSummary payment={{ plan, ...payment }} covers={covers} email={viewer.email} />
      <p>
        <Link href="/account">See your plan</Link>
      </p>
    </Stack>
  );
}

function ConsultingWays(): ReactElement {
  return (
    <Row>
      <Way to="/consulting">Go to Consulting</Way>
      <Link href="/dashboard" asChild>
        <ButtonLink>Go to your dashboard</ButtonLink>
      </Link>
    </Row>
  );
}

function Way({ to, children }: { to: string; children: ReactNode }): ReactElement {
  return (
    <Link href={to} asChild>
      <ButtonLink variant="marker" trailing={<Glyph name="arrow-right" size={20} />}>
        {children}
      </ButtonLink>
    </Link>
  );
}
