import { allMilestones, type LearnerFacts, milestonesOf } from '@chalkline/domain/activity/milestones';
import type { ReactElement, ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { joinIds, splitIds } from '../../ui/id-list.ts';
import { Nail } from '../../ui/nail.tsx';
import { RenderedOnce } from '../../ui/rendered-once.tsx';
import styles from './milestones.module.css';

/** What the learner has reached so far, and what is ahead. */
export function Milestones({ facts }: { facts: LearnerFacts }): ReactElement {
  const all = milestonesOf(facts);
  const reached = all.filter(({ isReached }) => isReached);
  return (
    <Card as="section" aria-labelledby="milestones-title" className={styles.card}>
      <div className={styles.head}>
        <h3 id="milestones-title" className={styles.title}>
          Milestones
        </h3>
        <p className={styles.count}>
          {reached.length} of {all.length}
        </p>
      </div>
      <RenderedOnce as="ul" className={styles.list}>
        <List reachedIds={joinIds(reached.map(({ id }) => id))} />
      </RenderedOnce>
    </Card>
  );
}

/** The server renders the list once for everybody who has reached the same. */
function List({ reachedIds }: { reachedIds: string }): ReactNode {
  const reached = splitIds(reachedIds);
  return allMilestones.map(({ id, title }) => {
    const isReached = reached.has(id);
    return (
      <li key={id} className={classNames(styles.milestone, isReached && styles.reached)}>
        <Nail state={isReached ? 'chalked' : 'open'} />
        <span>
          {title}
          <span className="visually-hidden">{isReached ? ' (reached)' : ' (not yet)'}</span>
        </span>
      </li>
    );
  });
}
