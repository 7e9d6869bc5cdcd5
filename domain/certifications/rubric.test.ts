import { describe, expect, it } from 'vitest';
import {
  allPassed,
  byLesson,
  type CheckResult,
  carriedOver,
  openChecks,
  openChecksLabel,
  provenChecks,
  type RubricCheck,
  reviewedChecks,
  withResult,
} from './rubric.ts';

const check = (lessonOrder: number, checkId: string): RubricCheck => ({
  lessonId: 3900 + lessonOrder,
  lessonOrder,
  lesson: `Lesson ${lessonOrder}`,
  checkId,
  try: `Try ${checkId}`,
  expect: `See ${checkId}`,
});
const rubric = [check(1, 'a'), check(1, 'b'), check(2, 'a')];
const result = (lessonOrder: number, checkId: string, isPassed: boolean, comment = ''): CheckResult => ({
  lessonId: 3900 + lessonOrder,
  checkId,
  isPassed,
  comment,
});

describe('the results of a review', () => {
  it('have the texts of the checks, in the order of the course', () => {
    const results = [result(2, 'a', false, ' Still blank. '), result(1, 'a', true)];
    expect(reviewedChecks(rubric, results)).toEqual([
      { ...check(1, 'a'), isPassed: true, comment: '' },
      { ...check(2, 'a'), isPassed: false, comment: 'Still blank.' },
    ]);
  });

  it('leave out checks that are not part of the course', () => {
    expect(reviewedChecks(rubric, [result(1, 'removed', true), result(7, 'a', true)])).toEqual([]);
  });

  it('count a check as open until it has passed', () => {
    expect(openChecks(rubric, [])).toBe(3);
    expect(openChecks(rubric, [result(1, 'a', true), result(1, 'b', false)])).toBe(2);
    expect(openChecks(rubric, allPassed(rubric, []))).toBe(0);
    expect(openChecksLabel(1, 3)).toBe("1 of 3 checks hasn't passed");
    expect(openChecksLabel(2, 3)).toBe("2 of 3 checks haven't passed");
  });

  it('are changed one by one, or all at once with their comments', () => {
    const results = withResult([result(1, 'a', true)], result(1, 'a', false, 'No.'));
    expect(results).toEqual([result(1, 'a', false, 'No.')]);
    expect(allPassed(rubric, results)[0]).toEqual(result(1, 'a', true, 'No.'));
  });

  it('start with what passed the last time, if the course still has it', () => {
    const earlier = reviewedChecks(
      [...rubric, check(3, 'gone')],
      [result(1, 'a', true, 'Nice.'), result(1, 'b', false), result(3, 'gone', true)],
    );
    expect(carriedOver(rubric, earlier)).toEqual([result(1, 'a', true)]);
  });

  it('are evidence where they passed, without the comments', () => {
    const reviewed = reviewedChecks(rubric, [result(1, 'a', true, 'Nice.'), result(1, 'b', false)]);
    expect(provenChecks(reviewed)).toEqual([
      { lessonOrder: 1, lesson: 'Lesson 1', try: 'Try a', expect: 'See a' },
    ]);
  });

  it('are shown lesson by lesson', () => {
    expect(byLesson(rubric).map(({ lesson, checks }) => [lesson, checks.length])).toEqual([
      ['Lesson 1', 2],
      ['Lesson 2', 1],
    ]);
  });
});
