import type { ContentItem } from '@chalkline/contract/founder-content';
import { readVersion } from '@chalkline/domain/content/content-filter';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { useQueryString } from '../../../ui/query-string.ts';
import { itemAddress, versionsAddress } from '../content-url-state.ts';
import { EditorLayout } from '../editor-layout.tsx';
import { VersionList } from './version-list.tsx';
import { VersionSheet } from './version-sheet.tsx';
import styles from './versions.module.css';

const listTitleId = 'versions-title';

/** Every version of an item: who saved it, what changed, and how to restore it. */
export function Versions({ item }: { item: ContentItem }): ReactElement {
  const [, navigate] = useLocation();
  const [back, setBack] = useState<number>();
  const [hasChosen, setChosen] = useState(false);
  const shown = readVersion(new URLSearchParams(useQueryString())) ?? item.version;
  return (
    <EditorLayout
      back={{ href: itemAddress(item.kind, item.id), label: item.title }}
      title={`Versions of ${item.title}`}
    >
      <div className={styles.columns}>
        <VersionSheet
          key={shown}
          item={item}
          version={shown}
          arrival={shown === back ? 'brought-back' : hasChosen ? 'chosen' : 'opened'}
          onRestored={(newest) => {
            setBack(newest);
            navigate(versionsAddress(item.kind, item.id), { replace: true });
          }}
        />
        <section aria-labelledby={listTitleId} className={styles.history}>
          <h2 id={listTitleId} className={styles.partTitle}>
            All versions
          </h2>
          <VersionList item={item} shown={shown} onChoose={() => setChosen(true)} />
        </section>
      </div>
    </EditorLayout>
  );
}
