import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillPrompt, placeholderNames, promptParts } from './placeholders.ts';

const fill = (prompt: string, values: Record<string, string>) =>
  fillPrompt(promptParts(prompt), new Map(Object.entries(values)));

/** Texts in which braces, dollars and placeholders meet often. */
const anyPrompt = fc
  .array(fc.constantFrom('{', '}', '{{', '}}', '{{name}}', '{{ your shop }}', '$&', '$1', 'a', ' ', '\n'))
  .map((pieces) => pieces.join(''));

describe('the placeholders of a prompt', () => {
  it('are its words between two braces, each asked for once', () => {
    const parts = promptParts('Build {{app name}} for {{audience}}. Call it {{ app name }}.');
    expect(placeholderNames(parts)).toEqual(['app name', 'audience']);
  });

  it('are not braces without a name, on two lines, or single ones', () => {
    for (const text of ['{{}}', '{{  }}', '{name}', '{{two\nlines}}', '{{open', 'closed}}'])
      expect(placeholderNames(promptParts(text))).toEqual([]);
  });

  it('leave nothing of the prompt out', () => {
    fc.assert(
      fc.property(anyPrompt, (prompt) => {
        expect(
          promptParts(prompt)
            .map((part) => part.text)
            .join(''),
        ).toBe(prompt);
      }),
    );
  });
});

describe('filling a prompt', () => {
  it('puts a value wherever its placeholder stands', () => {
    expect(fill('{{a}} and {{b}} and {{ a }}', { a: 'one', b: 'two' })).toBe('one and two and one');
  });

  it('leaves what is not filled as it is written', () => {
    expect(fill('{{ a }} and {{b}}', { b: '  ' })).toBe('{{ a }} and {{b}}');
    fc.assert(
      fc.property(anyPrompt, (prompt) => {
        expect(fill(prompt, {})).toBe(prompt);
      }),
    );
  });

  it('takes a value as plain text, whatever is in it', () => {
    expect(fill('{{a}}, {{b}}', { a: '$& {{b}} $1', b: 'two' })).toBe('$& {{b}} $1, two');
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (value) => {
        if (value.trim() === '') return;
        expect(fill('before {{name}} after', { name: value })).toBe(`before ${value} after`);
      }),
    );
  });

  it('is not confused by names that every object has', () => {
    expect(fill('{{constructor}} {{__proto__}}', {})).toBe('{{constructor}} {{__proto__}}');
  });
});
