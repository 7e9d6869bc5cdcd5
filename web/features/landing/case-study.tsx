import type { SiteSettings } from '@chalkline/contract/site';
import { type ReactElement, useId } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { Container } from '../../ui/layout.tsx';
import styles from './case-study.module.css';
import { TestimonialSource } from './testimonial-source.tsx';

export interface CaseStudyProps {
  readonly study: NonNullable<SiteSettings['caseStudy']>;
}

/** A member's app, from the problem to the result, on a blackboard across the page. */
export function CaseStudy({ study }: CaseStudyProps): ReactElement {
  const heading = useId();
  return (
    <section data-theme="dark" aria-labelledby={heading} className={styles.board}>
      <Container className={styles.content}>
        <div className={styles.head}>
          <p className={styles.kind}>Case study</p>
          <h2 id={heading} className={styles.title}>
            {study.title}
          </h2>
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>The problem</dt>
            <dd>{study.problem}</dd>
          </div>
          <div>
            <dt>The result</dt>
            <dd>{study.result}</dd>
          </div>
        </dl>
        <figure className={styles.voice}>
          <blockquote className={styles.quote}>{study.quote}</blockquote>
          <TestimonialSource testimonial={study} />
        </figure>
        <div>
          <ButtonLink
            href={`/blog/${study.postSlug}`}
            size="large"
            trailing={<Glyph name="arrow-right" size={20} />}
          >
            Read the case study
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}
