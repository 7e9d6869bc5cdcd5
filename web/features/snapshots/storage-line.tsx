import { isNearlyFull, storageText } from '@chalkline/domain/snapshots/snapshot-storage';
import type { ReactElement } from 'react';
import { snapshotStorageResource } from '../../api/lesson-resources.ts';
import { useResource } from '../../api/resource.ts';
import styles from './lesson-snapshots.module.css';

/** The used storage, shown once it is nearly full. */
export function StorageLine(): ReactElement | null {
  const { data: storage } = useResource(snapshotStorageResource);
  if (!storage || !isNearlyFull(storage)) return null;
  return (
    <p className={styles.storage}>
      {storageText(storage)}. Delete snapshots you no longer need to make room for new ones.
    </p>
  );
}
