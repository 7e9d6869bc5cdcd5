import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { useSite } from '../api/viewer.ts';
import { useCheckoutOutcome } from '../features/checkout/checkout-outcome.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ChalkHeading } from '../ui/chalk-heading.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Glyph } from '../ui/glyphs.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { useQueryString } from '../ui/query-string.ts';
import { Spinner } from '../ui/spinner.tsx';

/** Where a checkout ends. Being here proves nothing: what was paid for is asked of the server. */
export function Screen(): ReactElement {
  const sessionId = new URLSearchParams(useQueryString()).get('session') || 'none';
  const { contactEmail } = useSite();
  const outcome = useCheckoutOutcome(sessionId);
  switch (outcome.kind) {
    case 'waiting':
      return (
        <Words title="Checking your payment">
          <p role="status">
            <Spinner /> This takes a few seconds.
          </p>
        </Words>
      );
    case 'granted':
      return <Granted plan={outcome.plan} />;
    case 'late':
      return (
        <Words title="Your payment is on its way">
          <p role="status">
            It has been received and takes longer than usual to arrive. Your plan opens by itself when it
            does. If it has not within an hour, write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
            .
          </p>
        </Words>
      );
    case 'unpaid':
      return (
        <Words title="Nothing was paid">
          <p>The checkout for {outcome.plan} was not finished, so nothing was charged.</p>
          <Way to="/dashboard">See the plans</Way>
        </Words>
      );
    case 'failed':
      return (
        <ErrorState title="Your payment could not be checked" onRetry={outcome.tryAgain}>
          If you have paid, your plan opens by itself.
        </ErrorState>
      );
    case 'missing':
      return (
        <Words title="There is no such checkout">
          <p>This address names no checkout of yours. What you have is on your account page.</p>
          <Way to="/account">Go to your account</Way>
        </Words>
      );
  }
}

function Granted({ plan }: { plan: string }): ReactElement {
  const isConsulting = plan === 'Consulting';
  return (
    <Words title={`${plan} is yours`}>
      <p role="status">
        {isConsulting
          ? 'Your board is open: write your first ticket, and everything else is open too.'
          : 'Every course, prompt and certification is open to you now.'}
      </p>
      <Row>
        <Way to={isConsulting ? '/consulting' : '/dashboard'}>
          {isConsulting ? 'Open your board' : 'Start learning'}
        </Way>
        <Link href="/account" asChild>
          <ButtonLink>See your plan</ButtonLink>
        </Link>
      </Row>
    </Words>
  );
}

function Words({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <Stack gap={24}>
      <ChalkHeading>{title}</ChalkHeading>
      {children}
    </Stack>
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
