import { beforeAll, describe, expect, it } from 'vitest';
import { type HighlightCode, loadHighlighting } from './highlight-code.ts';

let highlight: HighlightCode;
beforeAll(async () => {
  highlight = await loadHighlighting();
});

describe('code', () => {
  it('is highlighted word by word, across lines', () => {
    const html = highlight('/* one\n\n two */\nconst a = `x\n1`;\n', 'js');
    expect(html?.split('\n')).toEqual([
      '<span class="code-comment">/* one</span>',
      '',
      '<span class="code-comment"> two */</span>',
      expect.stringContaining('<span class="code-keyword">const</span>'),
      '<span class="code-string-expression">1`</span>;',
      '',
    ]);
  });

  it('stays plain in an unknown language', () => {
    expect(highlight('10 PRINT', 'basic')).toBeUndefined();
  });

  it.each([
    ['json', '[\n'.repeat(5_000)],
    ['json', `${'['.repeat(1_900)}\n`.repeat(9)],
    ['js', '((((((\n'.repeat(4_000)],
    ['js', `${'{`$'.concat('{(').repeat(399)}\n`.repeat(10)],
    ['bash', 'if\n'.repeat(5_000)],
  ])('stays plain when it is nested too deeply: %s', (language, code) => {
    expect(highlight(code, language)).toBeUndefined();
  });
});
