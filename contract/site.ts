import { z } from 'zod';
import { assetAddress, contentLine, httpsAddress } from './content-fields.ts';

const link = z.object({ name: contentLine(40), url: httpsAddress });
const paragraph = contentLine(2_000);

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
      isSample: z.boolean(),
    }),
    testimonial: z.strictObject({
      quote: paragraph,
      author: contentLine(),
      role: contentLine(),
      isSample: z.boolean(),
    }),
    demoVideoUrl: assetAddress,
    demoVideoCaptionsUrl: assetAddress,
    consultingVideoUrl: assetAddress,
    consultingVideoCaptionsUrl: assetAddress,
  })
  .meta({ id: 'SiteSettings' });

export type SiteSettings = z.infer<typeof siteSettingsSchema>;
