import { describe, expect, it } from 'vitest';
import { stateExplanation, stateLabel, type Visibility } from './state-label.ts';

const today = '2026-11-15';
const course: Visibility = { kind: 'course', state: 'unpublished', day: '2027-01-15' };
const post: Visibility = { ...course, kind: 'post' };

describe('the state of a course', () => {
  it('distinguishes public, announced and scheduled', () => {
    expect(stateLabel({ ...course, state: 'live' }, today)).toBe('Live');
    expect(stateLabel({ ...course, state: 'scheduled' }, today)).toBe('Goes live January 15, 2027');
    expect(stateLabel(course, today)).toBe('Announced for January 15, 2027');
    expect(stateLabel({ ...course, day: null }, today)).toBe('Not published');
    expect(stateLabel({ ...course, day: '2025-05-01' }, today), 'a day that has passed').toBe(
      'Not published',
    );
    expect(stateLabel({ ...course, state: 'deleted' }, today)).toBe('Deleted');
  });

  it('says that the public sees it as coming soon', () => {
    expect(stateExplanation(course, today)).toBe(
      "It's listed as coming soon. The date is announced, but publishing isn't scheduled yet.",
    );
    expect(stateExplanation({ ...course, day: null }, today)).toContain('set a go-live date in the future');
  });
});

describe('the state of a post', () => {
  it('does not claim to be announced when it has a date and is not published', () => {
    expect(stateLabel(post, today)).toBe('Not published');
    expect(stateExplanation(post, today)).toBe(
      "It's dated January 15, 2027, but nobody sees it until you publish it or schedule it for that day.",
    );
  });

  it('says how it can be scheduled, and when it publishes', () => {
    expect(stateExplanation({ ...post, day: null }, today)).toBe('To schedule it, set a date in the future.');
    expect(stateExplanation({ ...post, state: 'scheduled' }, today)).toContain('at midnight UTC');
    expect(stateExplanation({ ...post, state: 'live' }, today)).toContain('goes public right away');
  });
});
