import { type ReactElement, useEffect, useRef } from 'react';
import styles from './versions.module.css';

export const versionTitleId = 'version-title';

/** How the user came to a version: by opening the page, choosing it in the list, or restoring it. */
export type VersionArrival = 'opened' | 'chosen' | 'brought-back';

interface VersionTitleProps {
  readonly version: number;
  readonly arrival: VersionArrival;
}

export function VersionTitle({ version, arrival }: VersionTitleProps): ReactElement {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // On a phone, and below a long list, the chosen version is out of view.
    if (arrival === 'chosen' && title.current && isOutOfSight(title.current)) title.current.focus();
  }, [arrival]);
  useEffect(() => {
    if (arrival !== 'brought-back') return undefined;
    // The Restore button is gone, and so is the dialog, once it has given back the focus that it took.
    const afterDialog = setTimeout(() => title.current?.focus({ preventScroll: true }));
    return () => clearTimeout(afterDialog);
  }, [arrival]);
  return (
    <h2 id={versionTitleId} ref={title} tabIndex={-1} className={styles.title}>
      Version {version}
    </h2>
  );
}

function isOutOfSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < 0 || bottom > window.innerHeight;
}
