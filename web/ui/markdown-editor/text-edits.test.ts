import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  fenceAround,
  linkOf,
  type MarkedText,
  pictureOf,
  type TextEdit,
  toggleAround,
  toggleLines,
} from './text-edits.ts';

/** `[` and `]` mark the start and the end of the selection. */
function marked(source: string): MarkedText {
  const from = source.indexOf('[');
  const to = source.indexOf(']') - 1;
  return { text: source.replace('[', '').replace(']', ''), from, to };
}

function apply({ text }: MarkedText, edit: TextEdit): MarkedText {
  return {
    text: text.slice(0, edit.from) + edit.insert + text.slice(edit.to),
    from: edit.selectFrom,
    to: edit.selectTo,
  };
}

function shown({ text, from, to }: MarkedText): string {
  return `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`;
}

const bold = (source: string) => shown(apply(marked(source), toggleAround(marked(source), '**')));
const list = (source: string) => shown(apply(marked(source), toggleLines(marked(source), '- ')));

it('makes what is selected bold, and keeps it selected', () => {
  expect(bold('one [two] three')).toBe('one **[two]** three');
  expect(bold('one []')).toBe('one **[]**');
});

it('makes bold text plain again', () => {
  expect(bold('one **[two]** three')).toBe('one [two] three');
});

it('starts every touched line with the mark, and removes it again', () => {
  expect(list('a\nb[c\nd]e\nf')).toBe('a\n[- bc\n- de]\nf');
  expect(list('a\n[- bc\n- de]\nf')).toBe('a\n[bc\nde]\nf');
  expect(list('[]')).toBe('[- ]');
});

it('numbers lines by their place', () => {
  const source = marked('[one\ntwo]');
  expect(
    apply(
      source,
      toggleLines(source, (index) => `${index + 1}. `),
    ).text,
  ).toBe('1. one\n2. two');
});

it('makes a link and selects its address, to be typed next', () => {
  const source = marked('see [the guide] first');
  expect(apply(source, linkOf(source)).text).toBe('see [the guide](https://) first');
  const { text, from, to } = apply(marked('[]'), linkOf(marked('[]')));
  expect(text).toBe('[link text](https://)');
  expect(text.slice(from, to)).toBe('https://');
});

it('puts a picture in its own paragraph and selects its description, to be typed next', () => {
  const put = (source: string) => shown(apply(marked(source), pictureOf(marked(source), '/p.webp')));
  expect(put('[]')).toBe('![[What the picture shows]](/p.webp)\n');
  expect(put('One.[]')).toBe('One.\n\n![[What the picture shows]](/p.webp)\n');
  expect(put('One.\n[]\nTwo.')).toBe('One.\n\n![[What the picture shows]](/p.webp)\n\nTwo.');
  expect(put('[]Two.')).toBe('![[What the picture shows]](/p.webp)\n\nTwo.');
  expect(put('One.\n\n[the plan]')).toBe('One.\n\n![[the plan]](/p.webp)\n');
});

it('puts a second picture after the first one, whose description stays selected', () => {
  const source = marked('');
  const first = apply(source, pictureOf({ ...source, from: 0, to: 0 }, '/1.webp'));
  const second = apply(first, pictureOf(first, '/2.webp'));
  expect(shown(second)).toBe('![What the picture shows](/1.webp)\n\n![[What the picture shows]](/2.webp)\n');
});

it('puts a fence on its own lines', () => {
  const source = marked('before [code] after');
  expect(apply(source, fenceAround(source, 'prompt')).text).toBe('before \n```prompt\ncode\n```\n after');
});

it('is reverted when it is applied twice, wherever the selection is', () => {
  const cases = fc.tuple(fc.string(), fc.nat(), fc.nat()).map(([text, one, other]) => {
    const ends = [one, other].map((end) => (text.length === 0 ? 0 : end % (text.length + 1)));
    return { text, from: Math.min(...ends), to: Math.max(...ends) };
  });
  fc.assert(
    fc.property(cases, (source) => {
      const once = apply(source, toggleAround(source, '##'));
      expect(apply(once, toggleAround(once, '##')).text).toBe(source.text);
    }),
  );
});
