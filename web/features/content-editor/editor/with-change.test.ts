import { expect, it } from 'vitest';
import { withChange } from './with-change.ts';

const blank = { title: '', slug: '' };

it("derives a new item's address from its title", () => {
  const typed = withChange('course', true, blank, { name: 'title', value: 'My Shop' });
  expect(typed).toMatchObject({ title: 'My Shop', slug: 'my-shop' });
  expect(withChange('course', true, typed, { name: 'title', value: 'My Shops' })).toMatchObject({
    slug: 'my-shops',
  });
});

it('keeps an address that was typed by hand, and that of an existing item', () => {
  const written = { title: 'My Shop', slug: 'shop' };
  expect(withChange('course', true, written, { name: 'title', value: 'Stall' })).toMatchObject({
    slug: 'shop',
  });
  const there = { title: 'My Shop', slug: 'my-shop' };
  expect(withChange('course', false, there, { name: 'title', value: 'Stall' })).toMatchObject({
    slug: 'my-shop',
  });
});
