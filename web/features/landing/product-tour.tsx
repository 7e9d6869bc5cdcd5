import { reviewPromise } from '@chalkline/domain/calendar/working-days';
import type { ReactElement, ReactNode } from 'react';
import type { ThemeChoice } from '../../ui/theme.ts';
import { ProductScreenshot } from './product-screenshot.tsx';
import styles from './product-tour.module.css';

/** Three screens of the product: the lesson large, the other two below it. */
export function ProductTour({ theme }: { theme: ThemeChoice }): ReactElement {
  return (
    <div className={styles.tour}>
      <ProductScreenshot
        name="lesson"
        label="lesson"
        theme={theme}
        sizes="(min-width: 76rem) 1152px, 94vw"
        alt="A lesson: the video with its tabs on the left, and the list of the course's lessons on the right."
        caption={
          <Caption title="A lesson has everything in one place">
            The video, the notes and the prompts to copy. The line on the side shows how far you've come.
          </Caption>
        }
      />
      <div className={styles.pair}>
        <ProductScreenshot
          name="certificate"
          label="certificate"
          theme={theme}
          sizes="(min-width: 76rem) 520px, (min-width: 48rem) 46vw, 94vw"
          alt="A certificate with the learner's name, the skill, the date and the name of the reviewer."
          caption={
            <Caption title="A certificate that says what you built">
              You get feedback on your own project, usually within {reviewPromise}. Then you can share the
              certificate with one link.
            </Caption>
          }
        />
        <ProductScreenshot
          name="board"
          label="consulting board"
          theme={theme}
          sizes="(min-width: 76rem) 600px, (min-width: 48rem) 46vw, 94vw"
          alt="The consulting board with four columns: Idea, Priority, In Progress and Completed, with tickets in each."
          caption={
            <Caption title="A board, when you want more help">
              With Consulting, you hand in tickets and see at any time where each of them stands.
            </Caption>
          }
        />
      </div>
    </div>
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
