import type { ContentItem, ContentVersion, FieldChange } from '@chalkline/contract/founder-content';
import { type ReactElement, useState } from 'react';
import { contentVersionResource } from '../../../api/content-resources.ts';
import { useMomentLabel } from '../../../api/moment-label.ts';
import { useResource } from '../../../api/resource.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { deferred } from '../../../ui/deferred.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Glyph } from '../../../ui/glyphs.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useRestoreVersion } from './restore-version.ts';
import { savedLabel } from './version-labels.ts';
import { type VersionArrival, VersionTitle, versionTitleId } from './version-title.tsx';
import styles from './versions.module.css';

/* Versions are shown with the labels of the form fields, so the forms are loaded with them. */
const FieldChanges = deferred(async () => (await import('../form/field-changes.tsx')).FieldChanges);
const WholeVersion = deferred(async () => (await import('./whole-version.tsx')).WholeVersion);

/** Loaded when the item is live. */
const LazyRestore = lazyComponent(async () => (await import('./restore-dialog.tsx')).RestoreDialog);

interface VersionSheetProps {
  readonly item: ContentItem;
  readonly version: number;
  readonly arrival: VersionArrival;
  onRestored(newest: number): void;
}

/** One version: its changes, its differences from the newest, and its full content. */
export function VersionSheet(props: VersionSheetProps): ReactElement {
  const momentLabel = useMomentLabel();
  const { item, version, arrival, onRestored } = props;
  const resource = contentVersionResource(item.kind, item.id, version);
  const { data, error, isFetching, refetch } = useResource(resource);
  if (error?.status === 404) return <EmptyState title="Version not found" glyph="search" level={2} />;
  if (error && !data) {
    return (
      <ErrorState title="We couldn't load the version" onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  if (!data) return <Skeleton shape="block" height="320px" />;
  return (
    <Card as="section" aria-labelledby={versionTitleId} className={styles.sheet}>
      <header>
        <VersionTitle version={version} arrival={arrival} />
        <p className={styles.quiet}>
          {savedLabel(data)}, {momentLabel(data.savedAt)}
        </p>
      </header>
      <Changes item={item} title="What it changed" changes={data.changes} nothing={firstWords(data)} />
      {version === item.version ? null : <Restore item={item} version={data} onRestored={onRestored} />}
      <details className={styles.whole}>
        <summary>All of version {version}</summary>
        <WholeVersion kind={item.kind} version={data} />
      </details>
    </Card>
  );
}

interface RestoreProps {
  readonly item: ContentItem;
  readonly version: ContentVersion;
  onRestored(newest: number): void;
}

function Restore({ item, version, onRestored }: RestoreProps): ReactElement {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useRestoreVersion(item, onRestored);
  const restore = () => mutate(version.version);
  const differs = version.changesIfRestored.length > 0 || item.state === 'deleted';
  return (
    <>
      <Changes
        item={item}
        title="If you bring it back"
        changes={version.changesIfRestored}
        nothing="It says the same as the newest version."
      />
      {differs && !version.isDeleted ? (
        <div>
          <Button
            variant="marker"
            icon={<Glyph name="history" size={20} />}
            loading={isPending}
            onClick={() => (item.state === 'live' ? setAsking(true) : restore())}
          >
            Restore version {version.version}
          </Button>
        </div>
      ) : null}
      {isAsking ? (
        <LazyRestore
          item={item}
          version={version.version}
          isBusy={isPending}
          onConfirm={restore}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

interface ChangesProps {
  readonly item: ContentItem;
  readonly title: string;
  readonly changes: readonly FieldChange[];
  /** Shown if nothing changed. */
  readonly nothing: string;
}

function Changes({ item, title, changes, nothing }: ChangesProps): ReactElement {
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>{title}</h3>
      {changes.length > 0 ? (
        <FieldChanges kind={item.kind} changes={changes} />
      ) : (
        <p className={styles.quiet}>{nothing}</p>
      )}
    </section>
  );
}

function firstWords({ version, isDeleted }: ContentVersion): string {
  if (isDeleted) return 'It was deleted.';
  return version === 1 ? 'This is the first version.' : 'No field changed.';
}
