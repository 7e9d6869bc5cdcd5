import { describe, expect, it } from 'vitest';
import { ContentWatch } from '../../db/content-watch.ts';
import { PublicPages } from './public-pages.ts';

const htmlOf = (page: { html: Buffer } | undefined) => page?.html.toString();

describe('a cached public page', () => {
  async function keptPage() {
    const watch = new ContentWatch();
    const pages = new PublicPages(watch);
    await pages.keep('/', 'first', pages.moment);
    const found = () => [htmlOf(pages.find('/')), htmlOf(pages.findWhileUnavailable('/'))];
    return { watch, pages, found };
  }

  it('is served until content changes', async () => {
    const { watch, found } = await keptPage();
    expect(found()).toEqual(['first', 'first']);
    watch.contentChanged();
    expect(found()).toEqual([undefined, undefined]);
  });

  it('is served while changes could be missed only when nothing can be rendered', async () => {
    const { watch, found } = await keptPage();
    watch.connectionLost();
    expect(found()).toEqual([undefined, 'first']);
    watch.connectionRestored();
    expect(found(), 'something may have changed').toEqual([undefined, 'first']);
    watch.contentChanged();
    expect(found()).toEqual([undefined, undefined]);
  });

  it('is replaced by a newer one', async () => {
    const { watch, pages, found } = await keptPage();
    watch.connectionLost();
    watch.connectionRestored();
    await pages.keep('/', 'second', pages.moment);
    expect(found()).toEqual(['second', 'second']);
  });

  it('is not made from content that may be out of date', async () => {
    const { watch, pages, found } = await keptPage();
    watch.connectionLost();
    watch.connectionRestored();
    const { moment } = pages;
    watch.outdatedReads += 1;
    await pages.keep('/', 'second', moment);
    expect(found()).toEqual([undefined, 'first']);
  });
});
