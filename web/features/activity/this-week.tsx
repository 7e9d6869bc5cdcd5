import type { LearnerActivity } from '@chalkline/contract/activity';
import { weekId } from '@chalkline/contract/addresses';
import { daySummary, lessonsIn } from '@chalkline/domain/activity/week';
import { weekSentence } from '@chalkline/domain/activity/weekly-goal';
import type { ReactElement, ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Glyph } from '../../ui/glyphs.tsx';
import { RenderedOnce } from '../../ui/rendered-once.tsx';
import styles from './this-week.module.css';
import { useWeek } from './use-week.ts';
import { WeeklyGoal } from './weekly-goal.tsx';

/** What the learner did this week, and how it compares to the goal that they chose. */
export function ThisWeek({ activity }: { activity: LearnerActivity }): ReactElement {
  const week = useWeek(activity);
  const { weeklyGoal } = activity;
  const lessons = lessonsIn(week);
  const isReached = weeklyGoal !== null && lessons >= weeklyGoal;
  return (
    <Card as="section" id={weekId} aria-labelledby="week-title" className={styles.card}>
      <h3 id="week-title" className={styles.title}>
        This week
      </h3>
      <RenderedOnce as="ol" className={styles.days}>
        <Days
          names={week.map(({ name }) => name).join(separator)}
          summaries={week.map(daySummary).join(separator)}
          today={week.findIndex(({ isToday }) => isToday)}
        />
      </RenderedOnce>
      <p className={styles.sentence}>
        {isReached ? <Glyph name="check" size={20} /> : null}
        {weekSentence(lessons, weeklyGoal)}
      </p>
      <WeeklyGoal goal={weeklyGoal} />
    </Card>
  );
}

const separator = '|';

interface DaysProps {
  /** One text, like the summaries: the server shares HTML between equal props, and a new array is never equal. */
  readonly names: string;
  readonly summaries: string;
  readonly today: number;
}

function Days({ names, summaries, today }: DaysProps): ReactNode {
  const summaryOf = summaries.split(separator);
  return names
    .split(separator)
    .map((name, index) => (
      <Day key={name} name={name} summary={summaryOf[index] ?? ''} isToday={index === today} />
    ));
}

interface DayProps {
  readonly name: string;
  /** Empty for a day on which nothing was done. */
  readonly summary: string;
  readonly isToday: boolean;
}

function Day({ name, summary, isToday }: DayProps): ReactElement {
  const isActive = summary !== '';
  return (
    <li
      className={classNames(styles.day, isActive && styles.active, isToday && styles.today)}
      aria-current={isToday ? 'date' : undefined}
      title={summary || undefined}
    >
      <span className="visually-hidden">{summary ? `${name}: ${summary}` : name}</span>
      <span aria-hidden="true" className={styles.letter}>
        {name.slice(0, 2)}
      </span>
      <span aria-hidden="true" className={styles.mark}>
        {isActive ? <Glyph name="check" size={16} /> : null}
      </span>
    </li>
  );
}
