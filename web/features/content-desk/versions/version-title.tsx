import { type ReactElement, useEffect, useRef } from 'react';
import styles from './versions.module.css';

export const versionTitleId = 'version-title';

interface VersionTitleProps {
  readonly version: number;
  readonly takesFocus: boolean;
}

export function VersionTitle({ version, takesFocus }: VersionTitleProps): ReactElement {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <h2 id={versionTitleId} ref={title} tabIndex={-1} className={styles.title}>
      Version {version}
    </h2>
  );
}
