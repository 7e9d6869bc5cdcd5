import type { UnsentMail } from '@chalkline/contract/operations';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { unsentMailResource } from '../../api/console-resources.ts';
import { useResource } from '../../api/resource.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { TallyCard } from '../../ui/tally-card.tsx';

/** The number of emails that couldn't be sent. Shows nothing while emails are delivered. */
export function FailedEmails(): ReactElement | null {
  const { data, error, isFetching, refetch } = useResource(unsentMailResource);
  if (error && !data) {
    return (
      <ErrorState
        title="We couldn't load the email status"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return data?.latest ? <Unsent mail={data} latest={data.latest} /> : null;
}

interface UnsentProps {
  readonly mail: UnsentMail;
  readonly latest: NonNullable<UnsentMail['latest']>;
}

function Unsent({ mail: { givenUp, toBeTriedAgain }, latest }: UnsentProps): ReactElement {
  const count = givenUp + toBeTriedAgain;
  return (
    <TallyCard
      title="Mail"
      count={count}
      unit={count === 1 ? "email couldn't be sent" : "emails couldn't be sent"}
      alert={givenUp > 0 ? <Badge tone="danger">Failed</Badge> : <Badge>Will retry</Badge>}
      action={
        <Link href="/founder/operations" asChild>
          <ButtonLink>See why</ButtonLink>
        </Link>
      }
    >
      The latest: {latest.subject}, to {latest.recipient}.
    </TallyCard>
  );
}
