import type { ReactElement } from 'react';
import { useSite } from '../../api/viewer.ts';
import { Badge } from '../../ui/badge.tsx';
import { Container } from '../../ui/layout.tsx';
import styles from './testimonial.module.css';

/** A quote about the product. A quote that nobody really said is marked as a sample. */
export function Testimonial(): ReactElement {
  const { quote, author, role, isSample } = useSite().testimonial;
  return (
    <section aria-label="Testimonial" className={styles.band}>
      <Container>
        <figure className={styles.figure}>
          <blockquote className={styles.quote}>{quote}</blockquote>
          <figcaption className={styles.source}>
            <span>
              <strong>{author}</strong>, {role}
            </span>
            {isSample ? <Badge>Sample text</Badge> : null}
          </figcaption>
        </figure>
      </Container>
    </section>
  );
}
