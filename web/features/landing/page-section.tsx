import { type ReactElement, type ReactNode, useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Container } from '../../ui/layout.tsx';
import styles from './page-section.module.css';

export interface PageSectionProps {
  readonly title: string;
  /** One or two sentences under the title. */
  readonly intro?: ReactNode;
  /** `sunk` is a band below the page. */
  readonly tone?: 'film' | 'sunk';
  /** The id that links on the page point to. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** One part of a public page, named by its heading. */
export function PageSection({ title, intro, tone = 'film', id, children }: PageSectionProps): ReactElement {
  const headingId = useId();
  return (
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-labelledby={headingId}
      className={classNames(styles.section, styles[tone])}
    >
      <Container className={styles.content}>
        <div className={styles.head}>
          <h2 id={headingId}>{title}</h2>
          {intro ? <p className={styles.intro}>{intro}</p> : null}
        </div>
        {children}
      </Container>
    </section>
  );
}
