import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ChalkHeading } from './chalk-heading.tsx';

const heading = (...text: string[]) => {
  const markup = renderToStaticMarkup(<ChalkHeading>{text}</ChalkHeading>);
  return /<h1[^>]*>(.*)<\/h1>/.exec(markup)?.[1];
};
const parts = /^Notify me: <span class="[^"]*">Sign-In<\/span> That Holds$/;

it('does not break a short word at its hyphen', () => {
  expect(heading('Notify me: Sign-In That Holds')).toMatch(parts);
  expect(heading('Notify me: ', 'Sign-In That Holds')).toMatch(parts);
});

it('leaves dashes between words alone, and words that are too long for a phone', () => {
  for (const text of ['Courses - the list', 'One two', 'A never-to-be-parted-again word'])
    expect(heading(text)).toBe(text);
});
