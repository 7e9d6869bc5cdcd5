import { z } from 'zod';

const link = z.object({ name: z.string().min(1), url: z.url({ protocol: /^https$/ }) });

/** Brand and company facts: one place for every page, mail and document that names them. */
export const siteSettingsSchema = z
  .strictObject({
    brand: z.string().min(1),
    tagline: z.string().min(1),
    description: z.string().min(1),
    company: z.strictObject({
      name: z.string().min(1),
      jurisdiction: z.string().min(1),
      address: z.string().min(1),
    }),
    contactEmail: z.email(),
    referralUrl: z.url({ protocol: /^https$/ }),
    videoChannelUrl: z.url({ protocol: /^https$/ }),
    social: z.array(link),
    flagshipCourseSlug: z.string().min(1),
    featuredCourseIds: z.array(z.int()),
    earnings: z.string().min(1),
    founder: z.strictObject({
      name: z.string().min(1),
      role: z.string().min(1),
      bio: z.array(z.string().min(1)),
      isSample: z.boolean(),
    }),
    testimonial: z.strictObject({
      quote: z.string().min(1),
      author: z.string().min(1),
      role: z.string().min(1),
      isSample: z.boolean(),
    }),
    demoVideoUrl: z.string().min(1),
    demoVideoCaptionsUrl: z.string().min(1),
  })
  .meta({ id: 'SiteSettings' });

export type SiteSettings = z.infer<typeof siteSettingsSchema>;
