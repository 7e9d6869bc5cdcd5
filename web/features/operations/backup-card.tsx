import { backupPath } from '@chalkline/contract/console-addresses';
import type { Operations } from '@chalkline/contract/operations';
import type { ReactElement } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';

/** The database, and a download of all data. */
export function BackupCard({ database }: { database: Operations['database'] }): ReactElement {
  const { kind, version, migrations } = database;
  return (
    <Panel title="Database and backup">
      <p>
        {kind} {version}, {migrations} migrations.
      </p>
      <p className={styles.quiet}>
        A backup contains all data and pictures, including people's addresses and payments. Store it as
        securely as the database. <code>npm run restore</code> brings it back.
      </p>
      <div>
        <ButtonLink href={backupPath} icon={<Glyph name="download" size={20} />}>
          Download a backup
        </ButtonLink>
      </div>
    </Panel>
  );
}
