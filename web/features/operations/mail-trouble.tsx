import type { Operations } from '@chalkline/contract/operations';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { operationsResource } from '../../api/console-resources.ts';
import { useResource } from '../../api/resource.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { TallyCard } from '../../ui/tally-card.tsx';

/** Letters that could not be sent, among what waits. Nothing is said while mail goes out. */
export function MailTrouble(): ReactElement | null {
  const { data, error, isFetching, refetch } = useResource(operationsResource);
  if (error && !data) {
    return (
      <ErrorState
        title="How mail goes out could not be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return data && data.mail.letters.length > 0 ? <Unsent mail={data.mail} /> : null;
}

function Unsent({ mail: { failed, waiting, letters } }: { mail: Operations['mail'] }): ReactElement {
  const count = failed || waiting;
  return (
    <TallyCard
      title="Mail"
      count={count}
      unit={count === 1 ? 'letter could not be sent' : 'letters could not be sent'}
      alert={failed > 0 ? <Badge tone="danger">Given up</Badge> : <Badge>To be tried again</Badge>}
      action={
        <Link href="/founder/operations" asChild>
          <ButtonLink>See what keeps them</ButtonLink>
        </Link>
      }
    >
      The latest: {letters[0]?.subject}, to {letters[0]?.recipient}.
    </TallyCard>
  );
}
