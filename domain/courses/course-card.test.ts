import { describe, expect, it } from 'vitest';
import { courseBadge, courseCardButton } from './course-card.ts';

describe("a course card's badge", () => {
  it('is Live when the course is published, whatever its date', () => {
    expect(courseBadge({ isPublished: true, goesLiveDate: '2099-05-01' })).toBe('Live');
  });

  it('names the day an announced course goes live', () => {
    expect(courseBadge({ isPublished: false, goesLiveDate: '2027-05-01' })).toBe('Goes live May 1');
  });

  it('is Coming Soon without a date', () => {
    expect(courseBadge({ isPublished: false, goesLiveDate: null })).toBe('Coming Soon');
  });
});

describe("a course card's button", () => {
  const published = { isPublished: true };

  it('starts or continues a published course for somebody signed in', () => {
    expect(courseCardButton(published, { isSignedIn: true, progress: 0 }).label).toBe('Start Course');
    expect(courseCardButton(published, { isSignedIn: true, progress: 14 }).label).toBe('Continue');
    expect(courseCardButton(published, { isSignedIn: true, progress: 99 }).label).toBe('Continue');
  });

  it('offers a review of a finished course', () => {
    const button = courseCardButton(published, { isSignedIn: true, progress: 100 });
    expect(button).toEqual({ label: 'Review', leadsTo: 'course' });
  });

  it('leads a visitor to sign-in', () => {
    const button = courseCardButton(published, { isSignedIn: false, progress: 0 });
    expect(button).toEqual({ label: 'Start the course', leadsTo: 'sign-in' });
  });

  it('is disabled before the course is published', () => {
    const button = courseCardButton({ isPublished: false }, { isSignedIn: true, progress: 0 });
    expect(button).toEqual({ label: 'Coming Soon', leadsTo: 'nowhere' });
  });
});
