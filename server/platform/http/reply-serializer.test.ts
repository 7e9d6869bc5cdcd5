import { describe, expect, it, vi } from 'vitest';
import { onceForShared } from './reply-serializer.ts';

describe('a reply that is the same object for everybody', () => {
  it('is written again only until it has been sent twice', () => {
    const write = vi.fn((data: unknown) => JSON.stringify(data));
    const serialize = onceForShared(write);
    const courses = [{ title: 'Build' }];
    const texts = [1, 2, 3, 4].map(() => serialize(courses));
    expect(new Set(texts)).toEqual(new Set(['[{"title":"Build"}]']));
    expect(write).toHaveBeenCalledTimes(2);
  });
});

describe('a reply that is made for one person', () => {
  it('is written each time, also when another person gets an equal one', () => {
    const write = vi.fn((data: unknown) => JSON.stringify(data));
    const serialize = onceForShared(write);
    const texts = ['Ada', 'Eve', 'Ada', 'Eve'].map((name) => serialize({ name }));
    expect(texts).toEqual(['{"name":"Ada"}', '{"name":"Eve"}', '{"name":"Ada"}', '{"name":"Eve"}']);
    expect(write).toHaveBeenCalledTimes(4);
  });
});
