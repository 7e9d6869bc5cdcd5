import { describe, expect, it } from 'vitest';
import { sampleContent } from './sample-content.ts';

const delivered = {
  site: {
    company: { name: 'Chalkline Learning Ltd (sample company)', address: 'Unit 4 (sample address)' },
    contactEmail: 'hello@chalkline.example',
    founder: { isSample: true },
    testimonial: { isSample: true },
  },
  legalPages: [{ title: 'Privacy Policy', markdown: 'Write to [us](mailto:hello@chalkline.example).' }],
  posts: [{ title: 'A ceramics studio online', isSample: true }, { title: 'Before you take money' }],
};

describe('sample content', () => {
  it('is named as long as it has not been replaced', () => {
    expect(sampleContent(delivered)).toEqual([
      'Company name',
      'Company address',
      'Contact email',
      'Founder and earnings',
      'Testimonials',
      'Legal page “Privacy Policy”',
      'Post “A ceramics studio online”',
    ]);
  });

  it('is gone when everything is the founder’s own', () => {
    const own = {
      site: {
        company: { name: 'Ledgerloft Ltd', address: '1 High Street, Leeds' },
        contactEmail: 'hello@ledgerloft.com',
        founder: { isSample: false },
        testimonial: { isSample: false },
        testimonials: [{}],
      },
      legalPages: [{ title: 'Privacy Policy', markdown: 'For example, a sample of your work.' }],
      posts: [{ title: 'Before you take money', isSample: false }],
    };
    expect(sampleContent(own)).toEqual([]);
  });

  it('includes a quote about consulting, a case study and further testimonials', () => {
    const site = {
      ...delivered.site,
      testimonial: { isSample: false },
      testimonials: [{ isSample: true }],
      consultingTestimonial: { isSample: true },
      caseStudy: { isSample: true },
    };
    expect(sampleContent({ ...delivered, site })).toEqual(
      expect.arrayContaining(['Testimonials', 'Testimonial about consulting', 'Case study']),
    );
  });
});
