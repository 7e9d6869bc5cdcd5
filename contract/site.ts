import { isHostName, maxVideoHosts } from '@chalkline/domain/videos/video-hosts';
import { z } from 'zod';
import { assetAddress, contentLine, httpsAddress, siteFile } from './content-fields.ts';

const link = z.object({ name: contentLine(40), url: httpsAddress });
const paragraph = contentLine(2_000);

const mostTestimonials = 9;

const videoHost = z
  .string('must be a host such as videos.example.com')
  .trim()
  .toLowerCase()
  .refine(isHostName, 'must be a host such as videos.example.com, without https:// and without a path');

const testimonial = {
  quote: paragraph,
  author: contentLine(),
  role: contentLine(),
};

/** Whether the text is an example that nobody really said. Left out when it is real. */
const isSample = z.boolean('must be true or false').optional();

/** Brand and company facts: the one source for every page, email and document. */
export const siteSettingsSchema = z
  .strictObject({
    brand: contentLine(60),
    tagline: contentLine(),
    description: contentLine(500),
    company: z.strictObject({
      name: contentLine(),
      jurisdiction: contentLine(),
      address: contentLine(),
    }),
    contactEmail: z.email('must be an email address').max(254),
    referralUrl: httpsAddress,
    videoChannelUrl: httpsAddress,
    social: z.array(link).max(20),
    flagshipCourseSlug: contentLine(),
    /** The domain checks the number of courses and that they exist. */
    featuredCourseIds: z.array(z.int('must be the number of a course'), 'must be a list of courses'),
    earnings: contentLine(),
    founder: z.strictObject({
      name: contentLine(),
      role: contentLine(),
      bio: z.array(paragraph).max(20),
      /** Initials are shown when there is no picture. */
      photoUrl: siteFile.optional(),
      isSample: z.boolean(),
    }),
    testimonial: z.strictObject({ ...testimonial, isSample: z.boolean() }),
    /** Further quotes on the landing page. */
    testimonials: z
      .array(z.strictObject({ ...testimonial, isSample }), 'must be a list of testimonials')
      .max(mostTestimonials, `can have at most ${mostTestimonials} testimonials`)
      .optional(),
    /** Quoted on the consulting page. */
    consultingTestimonial: z.strictObject({ ...testimonial, isSample }).optional(),
    /** The story of a member's app, in short, for the landing page. The whole story is a post. */
    caseStudy: z
      .strictObject({
        postSlug: contentLine(),
        title: contentLine(),
        problem: paragraph,
        result: paragraph,
        ...testimonial,
        isSample,
      })
      .optional(),
    /** Other servers whose video and captions files lessons may show. */
    videoHosts: z
      .array(videoHost, 'must be a list of hosts')
      .max(maxVideoHosts, `can have at most ${maxVideoHosts} hosts`)
      .optional(),
    demoVideoUrl: assetAddress,
    demoVideoCaptionsUrl: assetAddress,
    consultingVideoUrl: assetAddress,
    consultingVideoCaptionsUrl: assetAddress,
  })
  .meta({ id: 'SiteSettings' });

export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** Something that somebody said about the product. */
export type SiteTestimonial = NonNullable<SiteSettings['testimonials']>[number];
