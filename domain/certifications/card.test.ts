import { describe, expect, it } from 'vitest';
import { type CertificationAvailability, certificationBadge, certificationButton } from './card.ts';

const finished: CertificationAvailability = {
  isAvailable: true,
  isPublished: true,
  goesLiveDate: '2025-05-01',
  courseSlug: 'build-your-first-website',
};
const unfinished = { ...finished, isAvailable: false };
const announced = { ...unfinished, isPublished: false, goesLiveDate: '2027-01-15' };
const undated = { ...announced, goesLiveDate: null };

describe('the card of a certification', () => {
  it('shows Under Review before anything else', () => {
    for (const availability of [finished, unfinished, announced]) {
      expect(certificationBadge('under-review', availability).label).toBe('Under Review');
      expect(certificationButton('under-review', availability)).toEqual({
        label: 'Under Review',
        leadsTo: 'nowhere',
      });
    }
  });

  it('shows requested changes, which can be sent again', () => {
    expect(certificationBadge('changes-requested', finished).label).toBe('Changes requested');
    expect(certificationButton('changes-requested', finished)).toEqual({
      label: 'Send again',
      leadsTo: 'assessment',
    });
    expect(certificationButton('changes-requested', unfinished)).toEqual({
      label: 'Take the course',
      leadsTo: 'course',
    });
  });

  it('shows Available when the course is completed', () => {
    expect(certificationBadge('not-earned', finished).label).toBe('Available');
    expect(certificationButton('not-earned', finished).label).toBe('Start Assessment');
  });

  it('says when an unpublished course goes live', () => {
    expect(certificationBadge('not-earned', announced).label).toBe('Goes live: Jan 15');
    expect(certificationButton('not-earned', announced)).toEqual({
      label: 'Course launch: Jan 15',
      leadsTo: 'nowhere',
    });
  });

  it('otherwise asks to complete the course', () => {
    for (const availability of [unfinished, undated]) {
      expect(certificationBadge('not-earned', availability).label).toBe('Course required');
      expect(certificationButton('not-earned', availability)).toEqual({
        label: 'Take the course',
        leadsTo: 'course',
      });
    }
  });
});
