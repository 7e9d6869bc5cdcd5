import { describe, expect, it } from 'vitest';
import { filterStyles } from './filter-styles.ts';

const withoutMenu = (sheet: string) => filterStyles(sheet, (module) => module !== 'menu');

describe('a style sheet that is filtered', () => {
  it.each([
    [
      'has no rules of an unwanted module',
      '.menu_item{color:red}.card_title{gap:1px}',
      '.card_title{gap:1px}',
    ],
    [
      'keeps the selectors of a rule that name no unwanted module',
      '.menu_item,.card_a>b{gap:1px}',
      '.card_a>b{gap:1px}',
    ],
    [
      'has no animations of an unwanted module',
      '@keyframes menu_rise{0%{top:0}to{top:1px}}a{gap:0}',
      'a{gap:0}',
    ],
    ['has no condition whose rules are all unwanted', '@media print{.menu_item{gap:0}}', ''],
    [
      'is also filtered inside conditions, and conditions inside these',
      '@media print{@supports (gap:0){.menu_item{gap:0}.card_a{gap:1px}}}',
      '@media print{@supports (gap:0){.card_a{gap:1px}}}',
    ],
    ['has no rules for elements that are inside an unwanted one', '.menu_item .card_a:hover{gap:0}', ''],
  ])('%s', (_, sheet, expected) => {
    expect(withoutMenu(sheet)).toBe(expected);
  });

  it.each([
    ['rules without classes of style modules', 'body{margin:0}.hljs-string{color:red}@layer base;'],
    [
      'rules for elements that do not have a class of an unwanted module',
      '.card_a:not(.menu_item,.b){gap:0}',
    ],
    ['rules that also apply inside elements of another module', ':is(.menu_item,.card_a) b{gap:0}'],
    [
      'brackets, commas and semicolons inside strings',
      '.card_a[title="}.menu_x{,"]:before{content:"};{"}a,b{gap:0}',
    ],
    [
      'fonts and registered properties',
      '@font-face{font-family:x;src:url(./a.woff2)}@property --a{syntax:"*"}',
    ],
  ])('keeps %s', (_, sheet) => {
    expect(withoutMenu(sheet)).toBe(sheet);
  });
});
