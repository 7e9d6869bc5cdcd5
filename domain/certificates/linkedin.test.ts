import { describe, expect, it } from 'vitest';
import { linkedInAddress } from './linkedin.ts';

describe('the LinkedIn link of a certificate', () => {
  it('opens LinkedIn’s form with everything filled in', () => {
    const { origin, pathname, searchParams } = new URL(
      linkedInAddress({
        certification: 'Website Builder & more',
        organization: 'Chalkline',
        awardedAt: '2026-11-30T23:30:00.000Z',
        address: 'https://learn.example.com/certificates/abc',
        id: '7d1f',
      }),
    );
    expect(origin + pathname).toBe('https://www.linkedin.com/profile/add');
    expect(Object.fromEntries(searchParams)).toEqual({
      startTask: 'CERTIFICATION_NAME',
      name: 'Website Builder & more',
      organizationName: 'Chalkline',
      issueYear: '2026',
      issueMonth: '11',
      certUrl: 'https://learn.example.com/certificates/abc',
      certId: '7d1f',
    });
  });
});
