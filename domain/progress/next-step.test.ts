import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextStep } from './next-step.ts';

const course = (id: number, totalLessons: number, isPublished = true) => ({
  id,
  slug: `course-${id}`,
  goesLiveDate: null,
  isPublished,
  totalLessons,
});
const website = course(39, 7);
const memory = course(36, 5);
const payment = course(37, 6);
const announced = course(40, 0, false);
const courses = [website, memory, payment, announced];

describe('the next step of a learner', () => {
  it('is the flagship for a newcomer', () => {
    expect(nextStep(courses, new Map(), website.slug)).toEqual({ kind: 'begin', course: website });
  });

  it('is the started course nearest to its end', () => {
    const completed = new Map([
      [39, 3],
      [36, 4],
    ]);
    expect(nextStep(courses, completed, website.slug)).toEqual({
      kind: 'continue',
      course: memory,
      lessonsLeft: 1,
    });
  });

  it('is the earlier course when two are equally near', () => {
    const completed = new Map([
      [36, 5],
      [37, 3],
      [44, 3],
    ]);
    const twin = course(44, 6);
    expect(nextStep([...courses, twin], completed, website.slug)).toMatchObject({
      kind: 'continue',
      course: payment,
    });
  });

  it('is a new course when all started ones are finished', () => {
    expect(nextStep(courses, new Map([[39, 7]]), website.slug)).toEqual({ kind: 'start', course: memory });
  });

  it('is nothing when every published course is finished', () => {
    const completed = new Map([
      [39, 7],
      [36, 5],
      [37, 6],
    ]);
    expect(nextStep(courses, completed, website.slug)).toEqual({ kind: 'rest' });
    expect(nextStep([announced], new Map(), website.slug)).toEqual({ kind: 'rest' });
  });

  it('never leads to an unpublished or finished course', () => {
    const anyCourse = fc.tuple(fc.nat(9), fc.nat(8), fc.boolean()).map((facts) => course(...facts));
    const completed = fc.array(fc.tuple(fc.nat(9), fc.integer({ min: 1, max: 8 })));
    fc.assert(
      fc.property(fc.array(anyCourse), completed, (offered, counts) => {
        const perCourse = new Map(counts);
        const step = nextStep(offered, perCourse, website.slug);
        if (step.kind === 'rest') return;
        expect(step.course.isPublished).toBe(true);
        expect(step.course.totalLessons).toBeGreaterThan(perCourse.get(step.course.id) ?? 0);
      }),
    );
  });
});
