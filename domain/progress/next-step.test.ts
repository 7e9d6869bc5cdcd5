import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextStep } from './next-step.ts';

const website = { id: 39, isPublished: true, totalLessons: 7 };
const memory = { id: 36, isPublished: true, totalLessons: 5 };
const payment = { id: 37, isPublished: true, totalLessons: 6 };
const announced = { id: 40, isPublished: false, totalLessons: 0 };
const courses = [website, memory, payment, announced];

describe('the next step of a learner', () => {
  it('is the first course for a newcomer', () => {
    expect(nextStep(courses, new Map())).toEqual({ kind: 'begin', course: website });
  });

  it('is the started course nearest to its end', () => {
    const completed = new Map([
      [39, 3],
      [36, 4],
    ]);
    expect(nextStep(courses, completed)).toEqual({ kind: 'continue', course: memory, lessonsLeft: 1 });
  });

  it('is the earlier course when two are equally near', () => {
    const completed = new Map([
      [36, 5],
      [37, 3],
      [44, 3],
    ]);
    const twin = { id: 44, isPublished: true, totalLessons: 6 };
    expect(nextStep([...courses, twin], completed)).toMatchObject({ kind: 'continue', course: payment });
  });

  it('is a new course when all started ones are finished', () => {
    expect(nextStep(courses, new Map([[39, 7]]))).toEqual({ kind: 'start', course: memory });
  });

  it('is nothing when every published course is finished', () => {
    const completed = new Map([
      [39, 7],
      [36, 5],
      [37, 6],
    ]);
    expect(nextStep(courses, completed)).toEqual({ kind: 'rest' });
    expect(nextStep([announced], new Map())).toEqual({ kind: 'rest' });
  });

  it('never leads to an unpublished or finished course', () => {
    const course = fc.record({ id: fc.nat(9), isPublished: fc.boolean(), totalLessons: fc.nat(8) });
    const completed = fc.array(fc.tuple(fc.nat(9), fc.integer({ min: 1, max: 8 })));
    fc.assert(
      fc.property(fc.array(course), completed, (offered, counts) => {
        const perCourse = new Map(counts);
        const step = nextStep(offered, perCourse);
        if (step.kind === 'rest') return;
        expect(step.course.isPublished).toBe(true);
        expect(step.course.totalLessons).toBeGreaterThan(perCourse.get(step.course.id) ?? 0);
      }),
    );
  });
});
