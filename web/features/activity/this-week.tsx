import type { LearnerActivity } from '@chalkline/contract/activity';
import { weekId } from '@chalkline/contract/addresses';
import { daySummary, isActive, lessonsIn, type WeekDay } from '@chalkline/domain/activity/week';
import { weekSentence } from '@chalkline/domain/activity/weekly-goal';
import type { ReactElement } from 'react';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Glyph } from '../../ui/glyphs.tsx';
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
      <ol className={styles.days}>
        {week.map((day) => (
          <Day key={day.date} day={day} />
        ))}
      </ol>
      <p className={styles.sentence}>
        {isReached ? <Glyph name="check" size={20} /> : null}
        {weekSentence(lessons, weeklyGoal)}
      </p>
      <WeeklyGoal goal={weeklyGoal} />
    </Card>
  );
}

function Day({ day }: { day: WeekDay }): ReactElement {
  const summary = daySummary(day);
  return (
    <li
      className={classNames(styles.day, isActive(day) && styles.active, day.isToday && styles.today)}
      aria-current={day.isToday ? 'date' : undefined}
      title={summary || undefined}
    >
      <span className="visually-hidden">{summary ? `${day.name}: ${summary}` : day.name}</span>
      <span aria-hidden="true" className={styles.letter}>
        {day.name.slice(0, 2)}
      </span>
      <span aria-hidden="true" className={styles.mark}>
        {isActive(day) ? <Glyph name="check" size={16} /> : null}
      </span>
    </li>
  );
}
