import type { CourseOffer } from '@chalkline/contract/courses';
import { reviewPromise } from '@chalkline/domain/calendar/working-days';
import type { ReactElement } from 'react';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './course-offer.module.css';

/** What somebody has at the end of a course: a reviewed certification, and prompts to use again. */
export function CourseOfferList({ offer }: { offer: CourseOffer }): ReactElement {
  const { certification, promptCount } = offer;
  return (
    <ul className={styles.offer}>
      {certification ? (
        <li className={styles.part}>
          <Glyph name="award" size={32} />
          <div>
            <h3>The {certification.name} certification</h3>
            <p>{certification.description}</p>
            <p className={styles.note}>
              Submit your own project when you've finished. The founder reviews it and usually replies within{' '}
              {reviewPromise}.
            </p>
          </div>
        </li>
      ) : null}
      {promptCount > 0 ? (
        <li className={styles.part}>
          <Glyph name="copy" size={32} />
          <div>
            <h3>
              {promptCount} copy-ready {promptCount === 1 ? 'prompt' : 'prompts'}
            </h3>
            <p>
              Written out in full for your coding agent, and yours to use in every project after this one.
            </p>
          </div>
        </li>
      ) : null}
    </ul>
  );
}
