import { describe, expect, it } from 'vitest';
import { renderAnyMarkdown } from './markdown.ts';

const link = '<a href="/y">x</a>';

describe('links', () => {
  it('render from brackets, like pictures and other links', () => {
    expect(renderAnyMarkdown('[x]: /y\n\n[[x]] [x][x] [x](/y) [![x](/z)](/y)')).toContain(
      `[${link}] ${link} ${link} <a href="/y"><img`,
    );
    expect(renderAnyMarkdown(`[x]: /y\n\n${'[x] '.repeat(9_000)}`).split(link)).toHaveLength(9_001);
  });

  it.each([
    ['in brackets', `${'['.repeat(99)}${'x '.repeat(90_000)}${']'.repeat(99)}`],
    [
      'in brackets that code closes',
      `${'['.repeat(99)}\`${']'.repeat(99)}\`${'x '.repeat(90_000)}${']'.repeat(99)}`,
    ],
    [
      'in brackets in pictures',
      `${'!['.repeat(40)}${'['.repeat(50)}${'x '.repeat(90_000)}${']'.repeat(50)}${'](/a)'.repeat(40)}`,
    ],
  ])('are not rendered after too much text %s, and work again in the next text', (_, burden) => {
    expect(renderAnyMarkdown(`[x]: /y\n\n${burden}\n\n[x] at its end`)).toContain('<p>[x] at its end</p>');
    expect(renderAnyMarkdown('[x]: /y\n\n[x] at its end')).toContain(`<p>${link} at its end</p>`);
  });
});
