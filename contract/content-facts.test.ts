import { describe, expect, it } from 'vitest';
import { postFactsSchema } from './content-facts.ts';

const post = {
  slug: 'first-post',
  title: 'A first post',
  description: 'What it is about.',
  publishedOn: '2026-11-15',
  author: 'Robin Ashdown',
  tags: ['news'],
};
const messageFor = (isPublished: unknown) =>
  postFactsSchema.safeParse({ ...post, isPublished }).error?.issues[0]?.message;

describe('whether a post is published', () => {
  it('is true or false', () => {
    expect([messageFor(true), messageFor(false)]).toEqual([undefined, undefined]);
  });

  // YAML reads a bare `yes` or `no` as text.
  it.each(['yes', 'no', 'true', 1, null])('is not %j, and the message names what is accepted', (value) => {
    expect(messageFor(value)).toBe('must be true or false');
  });
});
