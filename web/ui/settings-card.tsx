import type { ReactElement, ReactNode } from 'react';
import { Card } from './card.tsx';
import { ErrorState } from './error-state.tsx';
import { Stack } from './layout.tsx';
import styles from './settings-card.module.css';
import { SkeletonText } from './skeleton.tsx';

interface LoadedSettings<Settings> {
  readonly data: Settings | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  refetch(): unknown;
}

export interface SettingsCardProps<Settings> {
  /** The id of its heading. */
  readonly id: string;
  readonly title: string;
  /** What it says when the settings could not be loaded. */
  readonly failure: string;
  readonly settings: LoadedSettings<Settings>;
  /** Whether the settings were saved by a form, which has led back to this page. */
  readonly isSaved?: boolean;
  readonly hint?: ReactNode;
  readonly children: (settings: Settings) => ReactNode;
}

/** A card with settings, also while they are loaded and when that failed. */
export function SettingsCard<Settings>(props: SettingsCardProps<Settings>): ReactElement {
  const { id, title, failure, settings, isSaved, hint, children } = props;
  const { data, error, isFetching, refetch } = settings;
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={16}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {isSaved ? <p role="status">Your choice is saved.</p> : null}
        {error && !data ? (
          <ErrorState title={failure} onRetry={() => void refetch()} retrying={isFetching} />
        ) : null}
        {!data && !error ? <SkeletonText lines={3} /> : null}
        {data ? children(data) : null}
        {hint ? <p className={styles.hint}>{hint}</p> : null}
      </Stack>
    </Card>
  );
}
