import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CourseAddresses, leadingOn, mostFormerSlugs, slugInPath, withSlug } from './former-slugs.ts';

const course = (id: string, slug: string, ...formerSlugs: string[]): CourseAddresses => ({
  id,
  slug,
  formerSlugs,
});

const after = (before: CourseAddresses[], changed: CourseAddresses[]) =>
  Object.fromEntries(leadingOn(before, changed));

describe('the former slugs of a course', () => {
  it('are all that it had, the newest first', () => {
    expect(after([course('1', 'a')], [course('1', 'b')])).toEqual({ 1: ['a'] });
    expect(after([course('1', 'b', 'a')], [course('1', 'c')])).toEqual({ 1: ['b', 'a'] });
  });

  it('are none while it keeps its first one, and stay when something else changes', () => {
    expect(after([], [course('1', 'a')])).toEqual({ 1: [] });
    expect(after([course('1', 'b', 'a')], [course('1', 'b')])).toEqual({ 1: ['a'] });
  });

  it('do not contain its current slug when it takes an old one back', () => {
    expect(after([course('1', 'b', 'a')], [course('1', 'a', 'a')])).toEqual({ 1: ['b'] });
  });

  it('are lost to a course that takes one of them, and stay with that course', () => {
    const [one, other] = [course('1', 'b', 'a'), course('2', 'a')];
    expect(after([one], [one, other])).toEqual({ 1: [], 2: [] });
    expect(after([course('1', 'b'), other], [course('1', 'b', 'a'), course('2', 'c')])).toEqual({
      1: [],
      2: ['a'],
    });
  });

  it('are free again when their course is deleted', () => {
    const gone = course('1', 'b', 'a');
    expect(after([gone, course('2', 'c')], [course('2', 'c', 'a', 'b')])).toEqual({ 2: ['a', 'b'] });
  });

  it('belong to nobody when two courses swap slugs', () => {
    const swapped = [course('1', 'b'), course('2', 'a')];
    expect(after([course('1', 'a'), course('2', 'b')], swapped)).toEqual({ 1: [], 2: [] });
  });

  it('are limited in number, and the oldest are forgotten', () => {
    const many = Array.from({ length: mostFormerSlugs }, (_, index) => `s${index}`);
    const kept = leadingOn([course('1', 'a', ...many)], [course('1', 'b')]).get('1') ?? [];
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([mostFormerSlugs, 'a', `s${mostFormerSlugs - 2}`]);
  });

  it('lead to one course each and never to a current slug, whatever was renamed', () => {
    const renaming = fc.record({ id: fc.constantFrom('1', '2', '3'), slug: fc.constantFrom(...'abcde') });
    fc.assert(
      fc.property(fc.array(renaming, { maxLength: 30 }), (renamings) => {
        let courses = [course('1', 'a'), course('2', 'b'), course('3', 'c')];
        for (const { id, slug } of renamings) {
          if (courses.some((each) => each.slug === slug)) continue;
          const changed = courses.map((each) => (each.id === id ? { ...each, slug } : each));
          const led = leadingOn(courses, changed);
          courses = changed.map((each) => ({ ...each, formerSlugs: led.get(each.id) ?? [] }));
          const all = courses.flatMap((each) => [each.slug, ...each.formerSlugs]);
          expect(new Set(all).size).toBe(all.length);
        }
      }),
    );
  });
});

describe('a path below a course', () => {
  it.each([
    ['/old', 'old', '/new'],
    ['/old/3', 'old', '/new/3'],
    ['/old/3/more', 'old', '/new/3/more'],
    ['/notify-me/old', 'old', '/notify-me/new'],
  ])('contains the slug of the course: %s', (path, slug, moved) => {
    expect(slugInPath(path)).toBe(slug);
    expect(withSlug(path, 'new')).toBe(moved);
  });

  it.each(['/', '//old', '/old%20', '/Old', '/old.html'])('is not at %s', (path) => {
    expect(slugInPath(path)).toBeUndefined();
  });
});
