import { describe, expect, it } from 'vitest';
import { renderAnyMarkdown, renderAnyMessage } from './markdown.ts';

const hash = '0123456789abcdef0123456789abcdef';

describe('Markdown with pictures', () => {
  it('reserves the space of a content picture and offers the sizes that are needed', () => {
    const html = renderAnyMarkdown(`![The *first* page](/media/pictures/${hash}-1600x900.webp)`);
    expect(html).toContain('alt="The first page"');
    expect(html).toContain('width="1600" height="900"');
    expect(html).toContain(
      `srcset="/media/pictures/${hash}-1600x900-small.webp 640w, /media/pictures/${hash}-1600x900.webp 1600w"`,
    );
  });

  it('offers one size for a small picture', () => {
    const html = renderAnyMarkdown(`![](/media/pictures/${hash}-320x200.webp)`);
    expect(html).toContain('width="320" height="200"');
    expect(html).not.toContain('srcset');
  });

  it('reserves the space of another file of this site whose name says its size', () => {
    const html = renderAnyMarkdown('![Plan](/media/plan-960x600.webp)');
    expect(html).toContain('width="960" height="600"');
    expect(html).not.toContain('srcset');
  });

  it('shows another file of this site unchanged', () => {
    expect(renderAnyMarkdown('![Plan](/media/plan.png)')).toContain('<img src="/media/plan.png" alt="Plan"');
  });

  it.each(['https://elsewhere.example/a.png', 'http://elsewhere.example/a.png', '//elsewhere.example/a.png'])(
    'of a picture elsewhere (%s) there is a link: it would not be shown',
    (address) => {
      expect(renderAnyMarkdown(`![A "plan"](${address})`)).toBe(
        `<p><a href="${address}">A &quot;plan&quot;</a></p>\n`,
      );
      expect(renderAnyMarkdown(`![](${address})`)).toContain(`>${address}</a>`);
    },
  );

  it('does not show a picture whose URL only looks like a path, nor one from the API', () => {
    for (const address of ['http:/evil.example/a.png', 'https:evil.example/a.png', '/api/logout', 'a.png']) {
      expect(renderAnyMarkdown(`![x](${address})`)).toBe(`<p><a href="${address}">x</a></p>\n`);
    }
  });

  it('keeps only the text of a picture inside a link', () => {
    expect(renderAnyMarkdown('[![x](https://e.example/a.png)](https://b.example)')).toBe(
      '<p><a href="https://b.example">x</a></p>\n',
    );
  });

  it('shows no pictures in messages', () => {
    expect(renderAnyMessage(`![x](/media/pictures/${hash}-320x200.webp)`)).not.toContain('<img');
  });

  it.each([
    '/%61pi/logout',
    '/%2561pi/logout',
    '/./api/logout',
    '/x/../api/logout',
    '/x/%2e%2e/api/logout',
    '/API/logout',
  ])('a picture never calls the API, also spelled %s', (address) => {
    expect(renderAnyMarkdown(`![x](${address})`)).not.toContain('<img');
    expect(renderAnyMarkdown(`![x](<${address}>)`)).not.toContain('<img');
  });

  it.each([
    '/media/../sandbox/inbox',
    '/media/%2e%2e/sandbox/inbox',
    '/media/%252e%252e/sandbox/inbox',
    '/media/./plan.png',
    '/media//plan.png',
    '/media%2fplan.png',
    '/\\evil.example/a.png',
    '/media\\plan.png',
    '/%5Cevil.example/a.png',
    '/%255Cevil.example/a.png',
    '/%2f%2fevil.example/a.png',
  ])('a picture is not shown whose URL takes a detour: %s', (address) => {
    expect(renderAnyMarkdown(`![x](${address})`)).not.toContain('<img');
    expect(renderAnyMarkdown(`![x](<${address}>)`)).not.toContain('<img');
  });

  it.each(['/media/first%20plan.png', '/media/caf%C3%A9.png', '/media/plan.png?v=../2', '/media/v1..2.png'])(
    'a picture is shown at the plain path %s',
    (address) => {
      expect(renderAnyMarkdown(`![x](${address})`)).toContain(`<img src="${address}"`);
    },
  );
});
