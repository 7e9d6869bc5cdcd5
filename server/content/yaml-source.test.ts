import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { YamlSource } from './yaml-source.ts';

describe('YAML that would take too long to parse', () => {
  it.each([
    { what: 'brackets in brackets', text: `title: ${'['.repeat(1_000)}` },
    { what: 'maps in maps', text: `title: ${'{a: '.repeat(1_000)}` },
    { what: 'lists in lists', text: `${'- '.repeat(1_000)}a` },
    { what: 'more than facts need', text: `title: ${'a'.repeat(700_000)}` },
  ])('is refused before parsing: $what', ({ text }) => {
    expect(() => new YamlSource('prompts/a.md', text, 2)).toThrow(/prompts\/a\.md:2: the facts are /);
  });

  it('does not include values with a few brackets', () => {
    const text = 'lists: [[1, 2], [3]]\ntext: "a [link] and {{a blank}}"\n';
    const shape = z.strictObject({ lists: z.array(z.array(z.int())), text: z.string() });
    expect(new YamlSource('a.md', text).parse(shape)).toEqual({
      lists: [[1, 2], [3]],
      text: 'a [link] and {{a blank}}',
    });
  });
});
