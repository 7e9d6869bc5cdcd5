import { courseCategories } from '@chalkline/domain/courses/course';
import { z } from 'zod';
import { provenCheckSchema } from './build-checks.ts';
import { certificationSchema } from './certifications.ts';

export const revocationFactsSchema = z.object({ revokedAt: z.iso.datetime(), reason: z.string() });

/** A certificate as its visitors see it. */
export const certificateSchema = z
  .object({
    id: z.uuid(),
    token: z.string(),
    /** The absolute URL of the page, for sharing. */
    address: z.url(),
    name: z.string(),
    certification: certificationSchema,
    course: z.object({
      slug: z.string(),
      title: z.string(),
      icon: z.string(),
      category: z.enum(courseCategories),
    }),
    /** Only if the learner shows it. */
    projectUrl: z.url().nullable(),
    /** The build checks that the reviewer passed, as they were then. */
    checks: z.array(provenCheckSchema),
    awardedAt: z.iso.datetime(),
    /** When it was reissued with another name; null while it has its first one. */
    reissuedAt: z.iso.datetime().nullable(),
    /** The id of the current badge. */
    badgeId: z.uuid(),
    reviewerName: z.string(),
    revocation: revocationFactsSchema.nullable(),
    /** The owner's settings; null for everybody else. */
    settings: z
      .object({
        isPublic: z.boolean(),
        showsProject: z.boolean(),
        hasProject: z.boolean(),
        nameChangesLeft: z.int(),
      })
      .nullable(),
  })
  .meta({ id: 'Certificate' });

export type Certificate = z.infer<typeof certificateSchema>;

/** Only the shape is checked here; the domain has the rules for names. */
export const certificateChangeSchema = z
  .strictObject({
    name: z.string().max(1_000),
    isPublic: z.boolean(),
    showsProject: z.boolean(),
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Nothing to change was sent.');

export type CertificateChange = z.output<typeof certificateChangeSchema>;

export const revocationSchema = z.strictObject({ reason: z.string().max(5_000) });
