import { expect, it } from 'vitest';
import { withChange } from './with-change.ts';

const blank = { title: '', slug: '' };

it('lets the address of something new follow its title', () => {
  const typed = withChange('course', true, blank, { name: 'title', value: 'My Shop' });
  expect(typed).toMatchObject({ title: 'My Shop', slug: 'my-shop' });
  expect(withChange('course', true, typed, { name: 'title', value: 'My Shops' })).toMatchObject({
    slug: 'my-shops',
  });
});

it('leaves alone an address that was written by hand, and that of something that is there', () => {
  const written = { title: 'My Shop', slug: 'shop' };
  expect(withChange('course', true, written, { name: 'title', value: 'Stall' })).toMatchObject({
    slug: 'shop',
  });
  const there = { title: 'My Shop', slug: 'my-shop' };
  expect(withChange('course', false, there, { name: 'title', value: 'Stall' })).toMatchObject({
    slug: 'my-shop',
  });
});
