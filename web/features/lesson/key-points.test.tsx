import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { KeyPoints } from './key-points.tsx';

it('says what is missing in a lesson without points', () => {
  const html = renderToStaticMarkup(<KeyPoints lesson={{ keyLearningPoints: [], buildPoints: [] }} />);
  expect(html).toContain('No key learning points available');
  expect(html).toContain('No build points available');
});

it('lists both kinds of points', () => {
  const html = renderToStaticMarkup(
    <KeyPoints lesson={{ keyLearningPoints: ['Ask for gaps'], buildPoints: ['A page'] }} />,
  );
  expect(html).toContain('Ask for gaps');
  expect(html).toContain('A page');
  expect(html).not.toContain('available');
});
