import { describe, expect, test } from 'vitest';
import { type Selection, select, themes, UnknownChoice, widths } from './selection.ts';

const everything: Selection = {
  pages: [
    { name: 'landing', address: '/', requires: 'public', isNowhere: false, isTheSameForAll: false },
    { name: 'catalogue', address: '/courses', requires: 'session', isNowhere: false, isTheSameForAll: false },
  ],
  viewers: [
    { name: 'visitor', label: 'Visitor', subject: undefined },
    { name: 'founder', label: 'Founder', subject: 'demo-founder' },
  ],
  widths,
  themes,
};

describe('the selection of shots', () => {
  test('selects everything without a choice', () => {
    expect(select([], everything)).toEqual(everything);
  });

  test('narrows each part by its choices', () => {
    const chosen = select(['/courses', '--person=visitor', '--width=390', '--theme=dark'], everything);
    expect(chosen.pages.map(({ name }) => name)).toEqual(['catalogue']);
    expect(chosen.viewers.map(({ name }) => name)).toEqual(['visitor']);
    expect(chosen.widths).toEqual([390]);
    expect(chosen.themes).toEqual(['dark']);
  });

  test('finds a page by its name, and accepts repeated choices', () => {
    const chosen = select(['landing', '/courses', '--width=390', '--width=1440'], everything);
    expect(chosen.pages).toHaveLength(2);
    expect(chosen.widths).toEqual([390, 1440]);
  });

  test.each([
    ['/nowhere', 'There is no page "/nowhere". There are: /, landing, /courses, catalogue.'],
    ['--person=stranger', 'There is no person "stranger". There are: visitor, founder.'],
    ['--width=400', 'There is no width "400". There are: 390, 768, 1440.'],
    ['--colour=red', "Unknown option '--colour'"],
  ])('%s names nothing and is refused', (word, reason) => {
    expect(() => select([word], everything)).toThrow(UnknownChoice);
    expect(() => select([word], everything)).toThrow(reason);
  });
});
