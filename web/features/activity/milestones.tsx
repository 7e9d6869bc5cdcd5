import { type LearnerFacts, milestonesOf } from '@chalkline/domain/activity/milestones';
import type { ReactElement } from 'react';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Nail } from '../../ui/nail.tsx';
import styles from './milestones.module.css';

/** What the learner has reached so far, and what is ahead. */
export function Milestones({ facts }: { facts: LearnerFacts }): ReactElement {
  const all = milestonesOf(facts);
  const reached = all.filter(({ isReached }) => isReached).length;
  return (
    <Card as="section" aria-labelledby="milestones-title" className={styles.card}>
      <div className={styles.head}>
        <h3 id="milestones-title" className={styles.title}>
          Milestones
        </h3>
        <p className={styles.count}>
          {reached} of {all.length}
        </p>
      </div>
      <ul className={styles.list}>
        {all.map(({ id, title, isReached }) => (
          <li key={id} className={classNames(styles.milestone, isReached && styles.reached)}>
            <Nail state={isReached ? 'chalked' : 'open'} />
            <span>
              {title}
              <span className="visually-hidden">{isReached ? ' (reached)' : ' (not yet)'}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
