import fc from 'fast-check';
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
    '<img src="/a.png" alt="" loading="lazy" decoding="async" width="1" height="2" srcset="/b.png 2w" sizes="9px">',
    '<img src="data:image/png;base64,aGk=" alt="a">',
    '<p><a href="/a?b=1:2&amp;c=3">a</a> <a href="#b:c">b</a> <a href="mailto:a@b.example">c</a></p>',
    '<ol start="3"><li><a href="https://a.example" rel="nofollow" target="_blank">x</a></li></ol>',
    '<h2 id="part-1">a</h2>',
  ])('stays as our Markdown renders it: %s', (html) => {
    expect(onlyMarkdownTags(html)).toBe(html);
  });

  it.each([
    '<script>',
    '</script>',
    '<iframe src="https://evil.example">',
    "<iframe src=//evil a=b'>",
    '<img src="x" onerror="alert(1)">',
    '<img src="x"onerror=alert(1)>',
    "<img src=x' onerror=alert(1)>",
    '<img src="x" onerror=alert(1) alt="',
    '<IMG SRC="x">',
    '<svg/onload=alert(1)>',
    '<style>',
    '<!-- a -->',
    '<p style="position:fixed">',
    '<a href="javascript:alert(1)">',
    '<a href=" JavaScript:alert(1)">',
    '<a href="java\nscript:alert(1)">',
    '<a href="java&#115;cript:alert(1)">',
    '<a href="javascript&colon;alert(1)">',
    '<a href="&#x01javascript:alert(1)">',
    '<a href="data:text/html,x">',
    '<img src="data:image/svg+xml;base64,x">',
    '</img>',
  ])('shows as text what it never renders: %s', (html) => {
    expect(onlyMarkdownTags(`<p>${html}</p>`)).toBe(`<p>${html.replaceAll('<', '&lt;')}</p>`);
  });

  it('contains only complete tags of ours, whatever the input', () => {
    const pieces = `< > " ' / = & ; : a p img script iframe href src alt onerror javascript: &#115; x`.split(
      ' ',
    );
    const piece = fc.constantFrom(...pieces, ' ', '<a href="', '<img src="x" alt="', '</p>', '">');
    const ours = /^(?:\/?(?:a|p)|img)(?: (?:href|src|alt)="[^"<]*")* ?\/?>/;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (parts) => {
        const html = onlyMarkdownTags(parts.join(''));
        for (const part of html.split('<').slice(1)) {
          expect(part).toMatch(ours);
          expect(part).not.toMatch(/^[^>"]*(?:href|src)="(?:javascript:|[^"]*&#)/);
        }
        expect(onlyMarkdownTags(html)).toBe(html);
      }),
      { numRuns: 2_000 },
    );
  });

  it("passes through the site's one Trusted Types policy where the browser requires it", async () => {
    const createPolicy = vi.fn((_name: string, rules: { createHTML(html: string): string }) => rules);
    vi.stubGlobal('trustedTypes', { createPolicy });
    vi.resetModules();
    const { renderedHtml } = await import('./rendered-html.ts');
    expect(renderedHtml('<p>a</p>')).toEqual({ __html: '<p>a</p>' });
    expect(renderedHtml('<script>')).toEqual({ __html: '&lt;script>' });
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['rendered-markdown']);
  });
});
