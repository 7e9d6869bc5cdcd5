import { describe, expect, it } from 'vitest';
import {
  afterDecision,
  neighbourOf,
  readReviewsUrlState,
  shownSubmission,
  writeReviewsUrlState,
} from './reviews-url-state.ts';

const read = (query: string) => readReviewsUrlState(new URLSearchParams(query));
const waiting = [{ id: 'oldest' }, { id: 'middle' }, { id: 'newest' }];

describe('the URL state of the reviews', () => {
  it.each(['', '?submission=1', '?view=decided', '?view=decided&search=ada+%25&submission=2'])(
    'is kept by its address: "%s"',
    (query) => {
      expect(writeReviewsUrlState(read(query))).toBe(query);
    },
  );

  it('has no search among waiting submissions', () => {
    expect(read('?search=ada').search).toBe('');
  });

  it('shows the oldest waiting submission, unless another one is requested', () => {
    expect(shownSubmission(read(''), waiting)).toBe('oldest');
    expect(shownSubmission(read('?submission=middle'), waiting)).toBe('middle');
    expect(shownSubmission(read('?view=decided'), waiting)).toBeUndefined();
    expect(shownSubmission(read(''), [])).toBeUndefined();
  });

  it('has neighbours in the queue, up to its ends', () => {
    expect(neighbourOf(waiting, 'oldest', 1)?.id).toBe('middle');
    expect(neighbourOf(waiting, 'oldest', -1)).toBeUndefined();
    expect(neighbourOf(waiting, 'newest', 1)).toBeUndefined();
    expect(neighbourOf(waiting, 'decided long ago', 1)).toBeUndefined();
  });

  it('continues with the next one after a decision, and from the last one with the oldest', () => {
    expect(afterDecision(waiting, 'oldest')?.id).toBe('middle');
    expect(afterDecision(waiting, 'newest')?.id).toBe('oldest');
    expect(afterDecision([{ id: 'only' }], 'only')).toBeUndefined();
  });
});
