import { describe, expectTypeOf, it } from 'vitest';
import { defineScreen, type ScreenProps } from './screen.ts';

/*
 * These are checked by the compiler: `npm run check` fails when an expected error is missing. No screen is
 * loaded.
 */

const common = {
  name: 'lesson',
  shell: 'public',
  requires: 'public',
} as const;

const head = () => ({ title: '', description: '' });

describe('a screen with parameters', () => {
  it('gets the parameters of its path', () => {
    const load = async () => ({ Screen: ({ parameters }: ScreenProps<'slug' | 'order'>) => parameters.slug });
    expectTypeOf(() => defineScreen({ ...common, path: '/:slug/:order', head, load })).toBeFunction();
    // @ts-expect-error the path has no parameter `order`
    expectTypeOf(() => defineScreen({ ...common, path: '/:slug', head, load })).toBeFunction();
  });

  it('has no other ones in its title', () => {
    const load = async () => ({ Screen: () => null });
    expectTypeOf(() =>
      defineScreen({
        ...common,
        path: '/blog/:slug',
        load,
        head: ({ parameters }) => ({ title: parameters.slug, description: '' }),
      }),
    ).toBeFunction();
    expectTypeOf(() =>
      defineScreen({
        ...common,
        path: '/blog/:slug',
        load,
        // @ts-expect-error the path has no parameter `tag`
        head: ({ parameters }) => ({ title: parameters.tag, description: '' }),
      }),
    ).toBeFunction();
  });

  it('names the groups of a regular expression', () => {
    const load = async () => ({ Screen: ({ parameters }: ScreenProps<'name'>) => parameters.name });
    const path = /^\/(?<name>privacy-policy)$/;
    expectTypeOf(() => defineScreen<RegExp, 'name'>({ ...common, path, head, load })).toBeFunction();
    // @ts-expect-error the groups are not named
    expectTypeOf(() => defineScreen({ ...common, path, head, load })).toBeFunction();
  });
});
