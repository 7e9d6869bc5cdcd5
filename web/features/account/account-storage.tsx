import { storageText } from '@chalkline/domain/snapshots/snapshot-storage';
import type { ReactElement } from 'react';
import { snapshotStorageResource } from '../../api/lesson-resources.ts';
import { useResource } from '../../api/resource.ts';
import { Progress } from '../../ui/progress.tsx';
import styles from './account-data.module.css';

/** How much of the snapshot storage is used. */
export function AccountStorage(): ReactElement | null {
  const { data: storage } = useResource(snapshotStorageResource);
  if (!storage) return null;
  const text = storageText(storage);
  return (
    <div className={styles.row}>
      <div className={styles.text}>
        <h3 className={styles.name}>Snapshots</h3>
        <p className={styles.hint}>{text}</p>
      </div>
      <Progress
        value={Math.min(100, Math.round((storage.usedBytes / storage.quotaBytes) * 100))}
        label="Snapshot storage"
        valueText={text}
        seed="storage"
        className={styles.storage}
      />
    </div>
  );
}
