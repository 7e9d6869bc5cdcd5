import type { SiteTestimonial } from '@chalkline/contract/site';
import type { ReactElement } from 'react';
import { Nail } from '../../ui/nail.tsx';
import { SnapList } from '../../ui/snap-list.tsx';
import { TestimonialSource } from './testimonial-source.tsx';
import styles from './testimonial-wall.module.css';

export interface TestimonialWallProps {
  readonly testimonials: readonly SiteTestimonial[];
}

/** Quotes as notes on a wall, each on its nail; on phones side by side in a row. */
export function TestimonialWall({ testimonials }: TestimonialWallProps): ReactElement {
  return (
    <SnapList label="Quotes" className={styles.wall}>
      {testimonials.map((testimonial) => (
        <li key={testimonial.quote} className={styles.note}>
          <Nail className={styles.nail} />
          <figure className={styles.figure}>
            <blockquote className={styles.quote}>{testimonial.quote}</blockquote>
            <TestimonialSource testimonial={testimonial} />
          </figure>
        </li>
      ))}
    </SnapList>
  );
}
