import { backupPath } from '@chalkline/contract/console-addresses';
import type { Operations } from '@chalkline/contract/operations';
import type { ReactElement } from 'react';
import { useMomentLabel } from '../../api/moment-label.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';

/** The database, the daily backups, and a download of all data. */
export function BackupCard({ database, backups }: Pick<Operations, 'database' | 'backups'>): ReactElement {
  const { kind, version, migrations } = database;
  return (
    <Panel
      title="Database and backup"
      state={backups.needsAttention ? <Badge tone="danger">No recent backup</Badge> : null}
    >
      <p>
        {kind} {version}, {migrations} migrations.
      </p>
      <DailyBackups backups={backups} />
      <p className={styles.quiet}>
        A backup contains all data and pictures, but no uploaded videos. It includes people's addresses and
        payments: store it as securely as the database. <code>npm run restore</code> brings it back.
      </p>
      <div>
        <ButtonLink href={backupPath} icon={<Glyph name="download" size={20} />}>
          Download a backup
        </ButtonLink>
      </div>
    </Panel>
  );
}

function DailyBackups({ backups }: Pick<Operations, 'backups'>): ReactElement {
  const momentLabel = useMomentLabel();
  const { isScheduled, latestAt, count, readError } = backups;
  if (!isScheduled) {
    return (
      <p>
        There are no daily backups. Set <code>BACKUP_DIR</code> to a folder, ideally on another disk, or{' '}
        <code>BACKUP_BUCKET</code> to a bucket, and restart.
      </p>
    );
  }
  if (readError !== null) {
    return (
      <p>
        The stored backups can't be read ({readError}). Check that the user who runs Chalkline may read and
        write the folder in <code>BACKUP_DIR</code>, or that the S3 key may use the bucket in{' '}
        <code>BACKUP_BUCKET</code>.
      </p>
    );
  }
  if (latestAt === null) return <p>Daily backups are on. The first one is made within an hour.</p>;
  return (
    <p>
      Last daily backup: {momentLabel(latestAt)}, checked by restoring it. {count}{' '}
      {count === 1 ? 'is' : 'are'} stored.
    </p>
  );
}
