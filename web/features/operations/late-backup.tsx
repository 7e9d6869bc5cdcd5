import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { backupStatusResource } from '../../api/console-resources.ts';
import { useMomentLabel } from '../../api/moment-label.ts';
import { useResource } from '../../api/resource.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { TallyCard } from '../../ui/tally-card.tsx';

/** A warning that the last daily backup is too old. Shows nothing while backups are made. */
export function LateBackup(): ReactElement | null {
  const { data } = useResource(backupStatusResource);
  const momentLabel = useMomentLabel();
  if (!data?.needsAttention) return null;
  const { count, latestAt, isScheduled } = data;
  return (
    <TallyCard
      title="Backups"
      count={count}
      unit={count === 1 ? 'daily backup is stored' : 'daily backups are stored'}
      alert={<Badge tone="danger">No recent backup</Badge>}
      action={
        <Link href="/founder/operations" asChild>
          <ButtonLink>{isScheduled ? 'See why' : 'Set up backups'}</ButtonLink>
        </Link>
      }
    >
      {latestAt === null
        ? 'If data is lost now, nothing can bring it back.'
        : `The latest: ${momentLabel(latestAt)}.`}
    </TallyCard>
  );
}
