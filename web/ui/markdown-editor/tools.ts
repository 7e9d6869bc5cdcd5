import type { GlyphName } from '../glyph-paths.ts';
import {
  fenceAround,
  linkOf,
  type MarkedText,
  type TextEdit,
  toggleAround,
  toggleLines,
} from './text-edits.ts';

export interface Tool {
  readonly name: string;
  readonly glyph: GlyphName;
  /** The key that does the same together with Ctrl or Cmd. */
  readonly key?: string;
  edit(marked: MarkedText): TextEdit;
}

/** The tools in the bar above the text. */
export const tools: readonly Tool[] = [
  { name: 'Heading', glyph: 'heading', edit: (marked) => toggleLines(marked, '## ') },
  { name: 'Bold', glyph: 'bold', key: 'b', edit: (marked) => toggleAround(marked, '**') },
  { name: 'Italic', glyph: 'italic', key: 'i', edit: (marked) => toggleAround(marked, '*') },
  { name: 'Link', glyph: 'link', key: 'k', edit: linkOf },
  { name: 'List', glyph: 'list', edit: (marked) => toggleLines(marked, '- ') },
  {
    name: 'Numbered list',
    glyph: 'numbers',
    edit: (marked) => toggleLines(marked, (index) => `${index + 1}. `),
  },
  { name: 'Quote', glyph: 'quote', edit: (marked) => toggleLines(marked, '> ') },
  { name: 'Code block', glyph: 'code', edit: (marked) => fenceAround(marked) },
];

export function toolLabel({ name, key }: Tool): string {
  return key ? `${name} (Ctrl + ${key.toUpperCase()})` : name;
}
