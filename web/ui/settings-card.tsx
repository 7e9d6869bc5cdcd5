import type { ReactElement, ReactNode } from 'react';
import { Card } from './card.tsx';
import { ErrorState } from './error-state.tsx';
import { Glyph } from './glyphs.tsx';
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
  /** Whether the latest change was saved. */
  readonly isSaved: boolean | undefined;
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
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {/* The element stays while its text changes, because only then is the change announced. */}
          <p role="status" className={styles.saved}>
            {isSaved ? (
              <>
                <Glyph name="check" size={20} /> Saved
              </>
            ) : null}
          </p>
        </div>
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
