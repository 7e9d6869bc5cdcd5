import type { SiteTestimonial } from '@chalkline/contract/site';
import type { ReactElement } from 'react';
import { Badge } from '../../ui/badge.tsx';
import styles from './testimonial-source.module.css';

export interface TestimonialSourceProps {
  readonly testimonial: Omit<SiteTestimonial, 'quote'>;
}

/** Who said a quote. A quote that nobody really said is marked as a sample. */
export function TestimonialSource({ testimonial }: TestimonialSourceProps): ReactElement {
  const { author, role, isSample } = testimonial;
  return (
    <figcaption className={styles.source}>
      <span>
        <strong>{author}</strong>, {role}
      </span>
      {isSample ? <Badge>Sample text</Badge> : null}
    </figcaption>
  );
}
