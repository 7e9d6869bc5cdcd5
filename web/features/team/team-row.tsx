import type { TeamMember } from '@chalkline/contract/team';
import { roleLabels } from '@chalkline/domain/access/team';
import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { useMomentLabel } from '../../api/moment-label.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { LazyChangeDialog, LazyRemoveDialog } from './lazy-dialogs.ts';
import styles from './team-row.module.css';

/** A team member. */
export function TeamRow({ person }: { person: TeamMember }): ReactElement {
  const momentLabel = useMomentLabel();
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <h2 className={styles.name}>
          {person.id ? <Link href={`/founder/members/${person.id}`}>{person.name}</Link> : person.name}
        </h2>
        {person.name === person.email ? null : <p className={styles.facts}>{person.email}</p>}
        <p className={styles.facts}>
          {person.lastSeenAt ? `Last seen ${momentLabel(person.lastSeenAt)}` : "Hasn't signed in yet"}
        </p>
      </div>
      <p className={styles.badges}>
        <Badge tone={person.role === 'founder' ? 'chalk' : 'neutral'}>{roleLabels[person.role].label}</Badge>
        {person.isConfigured ? (
          <Badge icon={<Glyph name="lock" size={16} />}>Set by configuration</Badge>
        ) : null}
      </p>
      {person.isConfigured || !person.id ? (
        <p className={styles.facts}>Set in FOUNDER_EMAILS, so it can't be changed here.</p>
      ) : (
        <Actions person={{ ...person, id: person.id }} />
      )}
    </li>
  );
}

function Actions({ person }: { person: TeamMember & { id: string } }): ReactElement {
  const [open, setOpen] = useState<'change' | 'remove'>();
  const close = () => setOpen(undefined);
  return (
    <div className={styles.actions}>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen('change')}>
        Change role<span className="visually-hidden"> of {person.name}</span>
      </Button>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen('remove')}>
        Remove<span className="visually-hidden"> {person.name}</span>
      </Button>
      {open === 'change' ? <LazyChangeDialog person={person} onClose={close} /> : null}
      {open === 'remove' ? <LazyRemoveDialog person={person} onClose={close} /> : null}
    </div>
  );
}
