import type { Session } from '@chalkline/contract/sessions';
import type { ReactElement } from 'react';
import { useMomentLabel } from '../../api/moment-label.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useEndSession } from './end-session.ts';
import styles from './session-row.module.css';

export interface SessionRowProps {
  readonly session: Session;
  readonly onEnded: () => void;
}

export function SessionRow({ session, onEnded }: SessionRowProps): ReactElement {
  const momentLabel = useMomentLabel();
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.device}>
          {session.device}
          {session.isCurrent ? <Badge tone="chalk">This device</Badge> : null}
        </p>
        <p className={styles.times}>
          <span>
            Signed in <time dateTime={session.createdAt}>{momentLabel(session.createdAt)}</time>
          </span>
          <span>
            Last seen <time dateTime={session.lastSeenAt}>{momentLabel(session.lastSeenAt)}</time>
          </span>
        </p>
      </div>
      {session.isCurrent ? null : <EndSessionButton session={session} onEnded={onEnded} />}
    </li>
  );
}

function EndSessionButton({ session, onEnded }: SessionRowProps): ReactElement {
  const { mutate, isPending } = useEndSession();
  return (
    <Button size="small" loading={isPending} onClick={() => mutate(session, { onSuccess: onEnded })}>
      Sign out
      <span className="visually-hidden"> {session.device}</span>
    </Button>
  );
}
