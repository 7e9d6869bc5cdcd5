import { describe, expect, it } from 'vitest';
import {
  afterDecision,
  neighbourOf,
  readReviewsUrlState,
  shownSubmission,
  writeReviewsUrlState,
} from './reviews-url-state.ts';

const read = (query: string) => readReviewsUrlState(new URLSearchParams(query));
const by = (learnerId: string, id: string) => ({ id, learner: { id: learnerId } });
const waiting = [by('Ada', 'oldest'), by('Bo', 'middle'), by('Cy', 'newest')];
const reviewer = 'Robin';

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
    expect(shownSubmission(read(''), waiting, reviewer)).toBe('oldest');
    expect(shownSubmission(read('?submission=middle'), waiting, reviewer)).toBe('middle');
    expect(shownSubmission(read('?view=decided'), waiting, reviewer)).toBeUndefined();
    expect(shownSubmission(read(''), [], reviewer)).toBeUndefined();
  });

  it("passes over the viewer's own submissions, unless nothing else is waiting", () => {
    expect(shownSubmission(read(''), waiting, 'Ada')).toBe('middle');
    expect(shownSubmission(read('?submission=oldest'), waiting, 'Ada')).toBe('oldest');
    expect(shownSubmission(read(''), [by('Ada', 'own')], 'Ada')).toBe('own');
    expect(afterDecision(waiting, 'oldest', 'Bo')?.id).toBe('newest');
    expect(afterDecision(waiting, 'newest', 'Ada')?.id).toBe('middle');
    expect(afterDecision([by('Ada', 'own'), by('Bo', 'last')], 'last', 'Ada')).toBeUndefined();
  });

  it('has neighbours in the queue, up to its ends', () => {
    expect(neighbourOf(waiting, 'oldest', 1)?.id).toBe('middle');
    expect(neighbourOf(waiting, 'oldest', -1)).toBeUndefined();
    expect(neighbourOf(waiting, 'newest', 1)).toBeUndefined();
    expect(neighbourOf(waiting, 'decided long ago', 1)).toBeUndefined();
  });

  it('continues with the next one after a decision, and from the last one with the oldest', () => {
    expect(afterDecision(waiting, 'oldest', reviewer)?.id).toBe('middle');
    expect(afterDecision(waiting, 'newest', reviewer)?.id).toBe('oldest');
    expect(afterDecision([by('Ada', 'only')], 'only', reviewer)).toBeUndefined();
  });
});
