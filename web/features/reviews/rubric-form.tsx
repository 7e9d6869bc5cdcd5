import type { Review } from '@chalkline/contract/reviews';
import {
  allPassed,
  byLesson,
  type CheckResult,
  isSameCheck,
  longestCheckComment,
  withResult,
} from '@chalkline/domain/certifications/rubric';
import { type ReactElement, useId } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import styles from './rubric.module.css';

export interface RubricFormProps {
  readonly review: Review;
  readonly results: readonly CheckResult[];
  onChange(results: readonly CheckResult[]): void;
}

/** The checks of the course, lesson by lesson: pass or not yet, with a comment. */
export function RubricForm({ review, results, onChange }: RubricFormProps): ReactElement {
  const { rubric, snapshots } = review;
  const passed = results.filter(({ isPassed }) => isPassed).length;
  const notYet = results.length - passed;
  return (
    <>
      <div className={styles.head}>
        <p aria-live="polite">
          {passed} of {rubric.length} passed{notYet > 0 ? `, ${notYet} not yet` : ''}
        </p>
        <Button
          size="small"
          icon={<Glyph name="check" size={16} />}
          onClick={() => onChange(allPassed(rubric, results))}
        >
          All pass
        </Button>
      </div>
      {byLesson(rubric).map(({ lesson, lessonOrder, checks }) => (
        <section key={lessonOrder} className={styles.lesson}>
          <h4 className={styles.lessonTitle}>
            {lessonOrder}. {lesson}
          </h4>
          {checks.map((check) => (
            <CheckForm
              key={check.checkId}
              check={check}
              picture={snapshots.find(({ id }) => id === check.snapshotId)?.imageUrl}
              result={results.find((result) => isSameCheck(result, check))}
              onChange={(result) => onChange(withResult(results, result))}
            />
          ))}
        </section>
      ))}
    </>
  );
}

interface CheckFormProps {
  readonly check: Review['rubric'][number];
  /** The address of the learner's picture of it. */
  readonly picture: string | undefined;
  readonly result: CheckResult | undefined;
  onChange(result: CheckResult): void;
}

function CheckForm({ check, picture, result, onChange }: CheckFormProps): ReactElement {
  const name = useId();
  const { lessonId, checkId } = check;
  const comment = result?.comment ?? '';
  const judge = (isPassed: boolean) => onChange({ lessonId, checkId, isPassed, comment });
  return (
    <fieldset className={styles.check}>
      <legend className={styles.try}>{check.try}</legend>
      <p className={styles.expect}>{check.expect}</p>
      {check.isTicked || picture ? (
        <p className={styles.learner}>
          {check.isTicked ? (
            <Badge icon={<Glyph name="check" size={16} />}>Ticked by the learner</Badge>
          ) : null}
          {picture ? (
            <a href={picture} target="_blank" rel="noreferrer">
              Their snapshot
            </a>
          ) : null}
        </p>
      ) : null}
      <div className={styles.choices}>
        <label className={styles.choice}>
          <input type="radio" name={name} checked={result?.isPassed === true} onChange={() => judge(true)} />
          Pass
        </label>
        <label className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={result?.isPassed === false}
            onChange={() => judge(false)}
          />
          Not yet
        </label>
      </div>
      {result?.isPassed === false ? (
        <Field label="What is missing" hint="The learner reads it.">
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={longestCheckComment}
              value={comment}
              onChange={({ target }) =>
                onChange({ lessonId, checkId, isPassed: false, comment: target.value })
              }
            />
          )}
        </Field>
      ) : null}
    </fieldset>
  );
}
