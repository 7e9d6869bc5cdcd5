import { expect, it } from 'vitest';
import { dependentText, namesText } from './dependent-labels.ts';

const lessons = { what: 'lessons', count: 7, names: ['One', 'Two'], text: 'Deleted with it.' } as const;

it('counts the dependents and names only a few', () => {
  expect(dependentText({ ...lessons, names: [] })).toBe('7 lessons: deleted with it.');
  expect(namesText({ ...lessons, names: ['One', 'Two'] })).toBe('One · Two · and 5 more');
  expect(namesText({ ...lessons, count: 2, names: ['One', 'Two'] })).toBe('One · Two');
});

it('uses the singular for one person', () => {
  const waiting = {
    what: 'waiting',
    count: 1,
    names: [],
    text: "On the waitlist, and won't be notified.",
  } as const;
  expect(dependentText({ ...waiting, names: [] })).toBe("1 person: on the waitlist, and won't be notified.");
});

it('says what happens to uploaded videos', () => {
  const videos = { what: 'videos', count: 2, names: [], text: 'Kept.' } as const;
  expect(dependentText({ ...videos, names: [] })).toBe('2 uploaded videos: kept.');
});

it('leaves a sentence without a number as it is', () => {
  const site = { what: 'site', count: 1, names: [], text: 'The site shows it on the front page.' } as const;
  expect(dependentText({ ...site, names: [] })).toBe('The site shows it on the front page.');
});
