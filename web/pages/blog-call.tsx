import { decideAccess } from '@chalkline/domain/access/decide-access';
import { defaultReturnPath } from '@chalkline/domain/access/default-return-path';
import type { ReactElement } from 'react';
import { useViewer } from '../api/viewer.ts';
import { TryFreeLesson } from '../features/courses/try-free-lesson.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Row } from '../ui/layout.tsx';
import styles from './blog-call.module.css';

/** What a reader can do after a post: members go on learning, everybody else tries a lesson. */
export function BlogCall(): ReactElement {
  const { viewer } = useViewer();
  return decideAccess('paid', viewer) === 'allow' ? <MemberCall /> : <VisitorCall />;
}

function MemberCall(): ReactElement {
  return (
    <section aria-label="Put it to use" className={styles.call}>
      <h2 className={styles.title}>Put it to use</h2>
      <p>Your courses and prompts are where you left them.</p>
      <Row>
        <ButtonLink href={defaultReturnPath} variant="marker">
          Continue Learning
        </ButtonLink>
        <ButtonLink href="/prompts">Browse the prompts</ButtonLink>
      </Row>
    </section>
  );
}

function VisitorCall(): ReactElement {
  const { viewer } = useViewer();
  return (
    <section aria-label="Build something of your own" className={styles.call}>
      <h2 className={styles.title}>Build something of your own</h2>
      <p>
        {viewer
          ? 'Pick a course and build along, lesson by lesson.'
          : "Watch a whole lesson with its notes and prompts. You don't need an account for it."}
      </p>
      <Row>
        <TryFreeLesson variant="marker" />
        <ButtonLink href="/replit-courses">See all courses</ButtonLink>
      </Row>
    </section>
  );
}
