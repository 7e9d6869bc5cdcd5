import { describe, expect, it } from 'vitest';
import { html, nothing } from './html.ts';

describe('html', () => {
  it('escapes texts for content and for quoted attributes', () => {
    const hostile = `"><script>'&amp;`;
    expect(html`<p title="${hostile}">${hostile}</p>`.toString()).toBe(
      '<p title="&quot;&gt;&lt;script&gt;&#39;&amp;amp;">&quot;&gt;&lt;script&gt;&#39;&amp;amp;</p>',
    );
  });

  it('keeps nested markup, in lists too', () => {
    const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`);
    expect(html`<ul>${items}</ul>${nothing}${2}`.toString()).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>2');
  });
});
