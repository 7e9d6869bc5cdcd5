import { reviewPromise } from '@chalkline/domain/calendar/working-days';
import type { ReactElement, ReactNode } from 'react';
import { SnapList } from '../../ui/snap-list.tsx';
import type { ThemeChoice } from '../../ui/theme.ts';
import { ProductScreenshot } from './product-screenshot.tsx';
import styles from './product-tour.module.css';
import { boardAlt } from './screenshots.ts';

/** Three screens of the product: the lesson large, the other two below it; on phones side by side in a row. */
export function ProductTour({ theme }: { theme: ThemeChoice }): ReactElement {
  return (
    <SnapList label="Screens of the product" className={styles.tour}>
      <li>
        <ProductScreenshot
          name="lesson"
          label="lesson"
          theme={theme}
          sizes="(min-width: 76rem) 1152px, (min-width: 48rem) 94vw, 308px"
          alt="A lesson: the video with its tabs on the left, and the list of the course's lessons on the right."
          caption={
            <Caption title="A lesson has everything in one place">
              The video, the notes and the prompts to copy. The line on the side shows how far you've come.
            </Caption>
          }
        />
      </li>
      <li>
        <ProductScreenshot
          name="certificate"
          label="certificate"
          theme={theme}
          sizes="(min-width: 76rem) 520px, (min-width: 48rem) 46vw, 308px"
          alt="A certificate with the learner's name, the skill, the date and the name of the reviewer."
          caption={
            <Caption title="A certificate that says what you built">
              You get feedback on your own project, usually within {reviewPromise}. Then you can share the
              certificate with one link.
            </Caption>
          }
        />
      </li>
      <li>
        <ProductScreenshot
          name="board"
          label="consulting board"
          theme={theme}
          sizes="(min-width: 76rem) 600px, (min-width: 48rem) 46vw, 308px"
          alt={boardAlt}
          caption={
            <Caption title="A board, when you want more help">
              With Consulting, you hand in tickets and see at any time where each of them stands.
            </Caption>
          }
        />
      </li>
    </SnapList>
  );
}

function Caption({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <>
      <strong className={styles.title}>{title}</strong>
      <span className={styles.text}>{children}</span>
    </>
  );
}
