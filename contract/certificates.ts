import { courseCategories } from '@chalkline/domain/learning/course';
import { z } from 'zod';
import { certificationSchema } from './certifications.ts';

export const revocationFactsSchema = z.object({ revokedAt: z.iso.datetime(), reason: z.string() });

/** A certificate as whoever opens it sees it. */
export const certificateSchema = z
  .object({
    id: z.uuid(),
    token: z.string(),
    /** The page's whole address, for sharing. */
    address: z.url(),
    name: z.string(),
    certification: certificationSchema,
    course: z.object({
      slug: z.string(),
      title: z.string(),
      description: z.string(),
      icon: z.string(),
      category: z.enum(courseCategories),
    }),
    /** Only where the learner shows it. */
    projectUrl: z.url().nullable(),
    awardedAt: z.iso.datetime(),
    /** When it was issued again with another name; nothing while it has its first one. */
    reissuedAt: z.iso.datetime().nullable(),
    /** The id of the badge that holds now. */
    badgeId: z.uuid(),
    reviewerName: z.string(),
    revocation: revocationFactsSchema.nullable(),
    /** What its owner can change; nobody else is told. */
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

/** The rules of a name are the domain's; here only what can be read at all. */
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
