import { describe, expect, it } from 'vitest';
import { linkedLessonTitle, promptPreview } from './preview.ts';

describe('a prompt card', () => {
  it('previews the first 100 characters of a prompt', () => {
    const prompt = `${'Add a page. '.repeat(8)}1234 and more`;
    expect(promptPreview(prompt)).toBe(`${prompt.slice(0, 100)}…`);
    expect(promptPreview('Add a page.')).toBe('Add a page.');
  });

  it('cuts the title of a linked lesson to 30 characters', () => {
    expect(linkedLessonTitle('Publish it under your own name')).toBe('Publish it under your own name');
    expect(linkedLessonTitle('Publish it under your own name, today')).toBe(
      'Publish it under your own name…',
    );
  });
});
