import { type BuildCheck, mostChecks } from '../build-checks/build-check.ts';
import { mostLessons } from '../content/content-limits.ts';

/** A build check that work is reviewed by. */
export interface RubricCheck extends Pick<BuildCheck, 'try' | 'expect'> {
  readonly lessonId: number;
  readonly lessonOrder: number;
  /** The title of the lesson. */
  readonly lesson: string;
  readonly checkId: string;
}

/** What a reviewer says about a check. */
export interface CheckResult {
  readonly lessonId: number;
  readonly checkId: string;
  readonly isPassed: boolean;
  readonly comment: string;
}

/** A result with the texts of its check, which stay when the lesson changes. */
export interface ReviewedCheck extends RubricCheck, Pick<CheckResult, 'isPassed' | 'comment'> {}

export const longestCheckComment = 500;
export const mostResults = mostLessons * mostChecks;

/** The results in the order of the course. Results of checks that the course no longer has are left out. */
export function reviewedChecks(
  rubric: readonly RubricCheck[],
  results: readonly CheckResult[],
): ReviewedCheck[] {
  return rubric.flatMap((check) => {
    const result = results.find((each) => isSameCheck(each, check));
    return result ? [{ ...check, isPassed: result.isPassed, comment: result.comment.trim() }] : [];
  });
}

/** A check that a reviewer has passed. What the reviewer wrote about it stays with the learner. */
export type ProvenCheck = Pick<RubricCheck, 'lessonOrder' | 'lesson' | 'try' | 'expect'>;

/** The evidence that a certificate shows. A review happens once, so it stays as it was at the award. */
export function provenChecks(checks: readonly ReviewedCheck[]): ProvenCheck[] {
  return checks
    .filter(({ isPassed }) => isPassed)
    .map(({ lessonOrder, lesson, try: step, expect }) => ({ lessonOrder, lesson, try: step, expect }));
}

/** How many checks have not passed, whether they were reviewed or not. */
export function openChecks(rubric: readonly RubricCheck[], results: readonly CheckResult[]): number {
  return rubric.length - reviewedChecks(rubric, results).filter(({ isPassed }) => isPassed).length;
}

/** "3 of 12 checks haven't passed". */
export function openChecksLabel(open: number, total: number): string {
  return `${open} of ${total} checks ${open === 1 ? "hasn't" : "haven't"} passed`;
}

export interface LessonChecks<Check> {
  readonly lesson: string;
  readonly lessonOrder: number;
  readonly checks: readonly Check[];
}

/** Groups checks by their lesson, in the order that they have. */
export function byLesson<Check extends Pick<RubricCheck, 'lesson' | 'lessonOrder'>>(
  checks: readonly Check[],
): LessonChecks<Check>[] {
  const groups = new Map<number, LessonChecks<Check>>();
  for (const check of checks) {
    const { lesson, lessonOrder } = check;
    const earlier = groups.get(lessonOrder)?.checks ?? [];
    groups.set(lessonOrder, { lesson, lessonOrder, checks: [...earlier, check] });
  }
  return [...groups.values()];
}

/** What a reviewer starts with after a resubmission: the checks that passed the last time. */
export function carriedOver(
  rubric: readonly RubricCheck[],
  earlier: readonly ReviewedCheck[],
): CheckResult[] {
  const passed = earlier.filter(({ isPassed }) => isPassed);
  return reviewedChecks(rubric, passed).map(({ lessonId, checkId }) => ({
    lessonId,
    checkId,
    isPassed: true,
    comment: '',
  }));
}

/** Replaces what a reviewer says about one check. */
export function withResult(results: readonly CheckResult[], result: CheckResult): CheckResult[] {
  return [...results.filter((other) => !isSameCheck(other, result)), result];
}

/** All checks pass; comments stay. */
export function allPassed(rubric: readonly RubricCheck[], results: readonly CheckResult[]): CheckResult[] {
  return rubric.map(({ lessonId, checkId }) => ({
    lessonId,
    checkId,
    isPassed: true,
    comment: results.find((result) => isSameCheck(result, { lessonId, checkId }))?.comment ?? '',
  }));
}

type CheckReference = Pick<CheckResult, 'lessonId' | 'checkId'>;

export function isSameCheck(one: CheckReference, other: CheckReference): boolean {
  return one.lessonId === other.lessonId && one.checkId === other.checkId;
}
