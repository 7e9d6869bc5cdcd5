import type { SiteTestimonial } from '@chalkline/contract/site';
import type { ReactElement } from 'react';
import { Container } from '../../ui/layout.tsx';
import styles from './testimonial.module.css';
import { TestimonialSource } from './testimonial-source.tsx';

export interface TestimonialProps {
  readonly testimonial: SiteTestimonial;
}

/** A quote about the product, across the page. */
export function Testimonial({ testimonial }: TestimonialProps): ReactElement {
  return (
    <section aria-label="Testimonial" className={styles.band}>
      <Container>
        <figure className={styles.figure}>
          <blockquote className={styles.quote}>{testimonial.quote}</blockquote>
          <TestimonialSource testimonial={testimonial} />
        </figure>
      </Container>
    </section>
  );
}
