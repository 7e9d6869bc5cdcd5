import { describe, expect, it } from 'vitest';
import { renderAnyMarkdown } from './markdown.ts';

describe('Markdown with tables', () => {
  it('marks the alignment of table cells without inline styles', () => {
    const html = renderAnyMarkdown('| a | b | c |\n|:--|--:|---|\n| 1 | 2 | 3 |');
    expect(html).toContain('<th data-align="left">a</th>');
    expect(html).toContain('<td data-align="right">2</td>');
    expect(html).toContain('<td>3</td>');
    expect(html).not.toContain('style');
  });
});
