import { weeklyGoalPath } from '@chalkline/contract/addresses';
import { goalLabel, possibleGoals } from '@chalkline/domain/activity/weekly-goal';
import { type ReactElement, useId } from 'react';
import { FormTokenField } from '../../api/form-token-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { useChooseGoal } from './choose-goal.ts';
import styles from './weekly-goal.module.css';

/** The choice of a weekly goal, which is saved right away. Without scripts it is a form with a button. */
export function WeeklyGoal({ goal }: { goal: number | null }): ReactElement {
  const id = useId();
  const { choose, isSaved } = useChooseGoal();
  return (
    <form method="post" action={weeklyGoalPath} className={styles.form}>
      <FormTokenField />
      <label htmlFor={id} className={styles.label}>
        Weekly goal
      </label>
      <Select
        id={id}
        name="lessons"
        className={styles.choice}
        value={goal ?? ''}
        onChange={({ target }) => choose(target.value === '' ? null : Number(target.value))}
      >
        <option value="">No goal</option>
        {possibleGoals.map((lessons) => (
          <option key={lessons} value={lessons}>
            {goalLabel(lessons)}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit">Save</Button>
      </noscript>
      <span role="status" className={styles.saved}>
        {isSaved ? 'Saved' : ''}
      </span>
    </form>
  );
}
