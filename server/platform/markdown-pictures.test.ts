import { expect, it } from 'vitest';
import { renderMarkdown, renderMessage } from './markdown.ts';

const hash = '0123456789abcdef0123456789abcdef';

it('a picture of the content keeps its place, and comes in the size that is needed', () => {
  const html = renderMarkdown(`![The *first* page](/media/pictures/${hash}-1600x900.webp)`);
  expect(html).toContain('alt="The first page"');
  expect(html).toContain('width="1600" height="900"');
  expect(html).toContain(
    `srcset="/media/pictures/${hash}-1600x900-small.webp 640w, /media/pictures/${hash}-1600x900.webp 1600w"`,
  );
});

it('a small one has one size', () => {
  const html = renderMarkdown(`![](/media/pictures/${hash}-320x200.webp)`);
  expect(html).toContain('width="320" height="200"');
  expect(html).not.toContain('srcset');
});

it('another file of this site is shown as it is', () => {
  expect(renderMarkdown('![Plan](/media/plan.png)')).toContain('<img src="/media/plan.png" alt="Plan"');
});

it.each(['https://elsewhere.example/a.png', 'http://elsewhere.example/a.png', '//elsewhere.example/a.png'])(
  'of a picture elsewhere (%s) there is a link: it would not be shown',
  (address) => {
    expect(renderMarkdown(`![A "plan"](${address})`)).toBe(
      `<p><a href="${address}">A &quot;plan&quot;</a></p>\n`,
    );
    expect(renderMarkdown(`![](${address})`)).toContain(`>${address}</a>`);
  },
);

it('messages of people show no pictures', () => {
  expect(renderMessage(`![x](/media/pictures/${hash}-320x200.webp)`)).not.toContain('<img');
});
