import type { Session } from '@chalkline/contract/sessions';
import { type ReactElement, useState } from 'react';
import { useMomentLabel } from '../../../api/moment-label.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { LazySignOutDialog } from './lazy-dialogs.ts';
import type { MemberProps } from './member-change.ts';
import { Row, Rows, Section } from './section.tsx';

/** The browsers in which the member is signed in. */
export function MemberSessions({ member }: MemberProps): ReactElement {
  const { sessions } = member;
  const [ending, setEnding] = useState<Session | 'all'>();
  return (
    <Section
      title="Sessions"
      empty={sessions.length === 0 ? 'Not signed in on any device.' : undefined}
      action={
        sessions.length > 0 ? (
          <Button size="small" aria-haspopup="dialog" onClick={() => setEnding('all')}>
            Sign out everywhere
          </Button>
        ) : null
      }
    >
      <Rows>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
        ))}
      </Rows>
      {ending ? (
        <LazySignOutDialog member={member} session={ending} onClose={() => setEnding(undefined)} />
      ) : null}
    </Section>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }): ReactElement {
  const momentLabel = useMomentLabel();
  const { device, isCurrent, createdAt, lastSeenAt } = session;
  return (
    <Row
      title={device}
      badges={isCurrent ? <Badge tone="chalk">This device</Badge> : null}
      facts={
        <>
          Signed in <time dateTime={createdAt}>{momentLabel(createdAt)}</time>, last seen{' '}
          <time dateTime={lastSeenAt}>{momentLabel(lastSeenAt)}</time>
        </>
      }
      action={
        <Button size="small" aria-haspopup="dialog" onClick={onEnd}>
          Sign out
          <span className="visually-hidden">
            {' '}
            of {device}, signed in {momentLabel(createdAt)}
          </span>
        </Button>
      }
    />
  );
}
