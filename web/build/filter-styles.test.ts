import { describe, expect, it } from 'vitest';
import { filterStyles } from './filter-styles.ts';

const withoutMenu = (sheet: string) => filterStyles(sheet, (module) => module !== 'menu');

describe('a style sheet without a style module', () => {
  it.each([
    ['has no rule of its classes', '.menu_item{color:red}.card_title{gap:1px}', '.card_title{gap:1px}'],
    ['keeps the other selectors of a rule', '.menu_item,.card_a>b{gap:1px}', '.card_a>b{gap:1px}'],
    ['has no animation of it', '@keyframes menu_rise{0%{top:0}to{top:1px}}a{gap:0}', 'a{gap:0}'],
    ['has no condition that nothing is left of', '@media print{.menu_item{gap:0}}', ''],
    [
      'filters the rules of a condition, also inside another one',
      '@media print{@supports (gap:0){.menu_item{gap:0}.card_a{gap:1px}}}',
      '@media print{@supports (gap:0){.card_a{gap:1px}}}',
    ],
    ['has no rule about its elements in another module', '.menu_item .card_a:hover{gap:0}', ''],
  ])('%s', (_, sheet, expected) => {
    expect(withoutMenu(sheet)).toBe(expected);
  });

  it.each([
    ['rules without classes of modules', 'body{margin:0}.hljs-string{color:red}@layer base;'],
    ['rules that apply where a class of it is absent', '.card_a:not(.menu_item,.b){gap:0}'],
    ['rules that apply also without it', ':is(.menu_item,.card_a) b{gap:0}'],
    [
      'brackets, commas and semicolons in texts',
      '.card_a[title="}.menu_x{,"]:before{content:"};{"}a,b{gap:0}',
    ],
    ['fonts and properties', '@font-face{font-family:x;src:url(./a.woff2)}@property --a{syntax:"*"}'],
  ])('keeps %s', (_, sheet) => {
    expect(withoutMenu(sheet)).toBe(sheet);
  });
});
