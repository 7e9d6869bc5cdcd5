import { expect, it } from 'vitest';
import { sharedTags } from './shared-tags.ts';

const posts = [{ tags: ['prompts', 'planning'] }, { tags: ['help'] }, { tags: ['basics', 'prompts'] }];

it('offers the tags that several posts share, and the current one', () => {
  expect(sharedTags(posts)).toEqual(['prompts']);
  expect(sharedTags(posts, 'help')).toEqual(['help', 'prompts']);
});
