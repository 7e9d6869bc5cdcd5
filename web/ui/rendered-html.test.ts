import { afterEach, describe, expect, it, vi } from 'vitest';
import { onlyMarkdownTags } from './rendered-html.ts';

afterEach(() => vi.unstubAllGlobals());

describe('HTML that is put into a page', () => {
  it.each([
    '<p>Write <code>&lt;button onclick=&quot;x&quot;&gt;</code>, then <em>try</em> it.</p>\n',
    '<p><a href="https://a.example/?a=1&amp;onload=2" title="1 > 0 onclick=x">x</a><br /></p>',
    '<pre><code class="language-js"><span class="code-keyword">const</span> a = 1 &lt; 2;</code></pre>',
    '<table><thead><tr><th data-align="right">a</th></tr></thead></table>',
    '<p>1 &lt; 2 and 3 &gt; 2, javascript: is only a word</p>',
    '<img src="/a.png" alt="a" loading="lazy" width="1" height="2">',
  ])('stays as our Markdown renders it: %s', (html) => {
    expect(onlyMarkdownTags(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>', 'alert(1)'],
    ['<p>a<iframe src="https://evil.example"></iframe></p>', '<p>a</p>'],
    ['<img src="x" onerror="alert(1)">', ''],
    ['<img src="x"onerror=alert(1)>', ''],
    ['<svg/onload=alert(1)>', ''],
    ['<a href="javascript:alert(1)">x</a>', 'x</a>'],
    ['<style>p{}</style>', 'p{}'],
  ])('loses what it never renders: %s', (html, left) => {
    expect(onlyMarkdownTags(html)).toBe(left);
  });

  it('goes through the one policy of the site where the browser asks for one', async () => {
    const createPolicy = vi.fn((_name: string, rules: { createHTML(html: string): string }) => rules);
    vi.stubGlobal('trustedTypes', { createPolicy });
    vi.resetModules();
    const { renderedHtml } = await import('./rendered-html.ts');
    expect(renderedHtml('<p>a</p>')).toEqual({ __html: '<p>a</p>' });
    expect(renderedHtml('<script>')).toEqual({ __html: '' });
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['rendered-markdown']);
  });
});
