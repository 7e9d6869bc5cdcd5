import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillPrompt, placeholderNames, promptParts } from './placeholders.ts';

const fill = (prompt: string, values: Record<string, string>) =>
  fillPrompt(promptParts(prompt), new Map(Object.entries(values)));

/** Texts with many braces, dollar signs and placeholders. */
const anyPrompt = fc
  .array(fc.constantFrom('{', '}', '{{', '}}', '{{name}}', '{{ your shop }}', '$&', '$1', 'a', ' ', '\n'))
  .map((pieces) => pieces.join(''));

describe('the placeholders of a prompt', () => {
  it('are the names between double braces, each listed once', () => {
    const parts = promptParts('Build {{app name}} for {{audience}}. Call it {{ app name }}.');
    expect(placeholderNames(parts)).toEqual(['app name', 'audience']);
  });

  it('are not braces without a name, across two lines, or single ones', () => {
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
  it('replaces every occurrence of a placeholder', () => {
    expect(fill('{{a}} and {{b}} and {{ a }}', { a: 'one', b: 'two' })).toBe('one and two and one');
  });

  it('leaves empty placeholders as they are written', () => {
    expect(fill('{{ a }} and {{b}}', { b: '  ' })).toBe('{{ a }} and {{b}}');
    fc.assert(
      fc.property(anyPrompt, (prompt) => {
        expect(fill(prompt, {})).toBe(prompt);
      }),
    );
  });

  it('inserts a value as plain text, whatever it contains', () => {
    expect(fill('{{a}}, {{b}}', { a: '$& {{b}} $1', b: 'two' })).toBe('$& {{b}} $1, two');
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (value) => {
        if (value.trim() === '') return;
        expect(fill('before {{name}} after', { name: value })).toBe(`before ${value} after`);
      }),
    );
  });

  it('is not confused by names of object properties', () => {
    expect(fill('{{constructor}} {{__proto__}}', {})).toBe('{{constructor}} {{__proto__}}');
  });
});
