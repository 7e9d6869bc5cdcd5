import { Fragment, type ReactElement } from 'react';
import styles from './email-address.module.css';

/**
 * An email address that moves to the next line whole, and wraps between its parts only if no line can hold it. The
 * full stop of a sentence may be part of it, so that it is not alone on the next line.
 */
export function EmailAddress({ children }: { children: string }): ReactElement {
  return (
    <span className={styles.address}>
      {children.split(/(?=[@.].)/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address never change places
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
