import { z } from 'zod';
import { reviewedCheckSchema } from './build-checks.ts';

export const certificationSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    description: z.string(),
    icon: z.string(),
  })
  .meta({ id: 'Certification' });

export type Certification = z.infer<typeof certificationSchema>;

/** The brief and the review criteria as safe HTML. */
export const certificationBriefSchema = z.object({ html: z.string() }).meta({ id: 'CertificationBrief' });
export type CertificationBrief = z.infer<typeof certificationBriefSchema>;

export const skillSchema = certificationSchema
  .pick({ id: true, name: true, icon: true })
  .meta({ id: 'Skill' });
export type Skill = z.infer<typeof skillSchema>;

export const userCertificationSchema = z
  .object({
    certification: z.object({ id: z.int() }),
    certificationId: z.int(),
    isEarned: z.boolean(),
    earnedAt: z.iso.datetime().nullable(),
    /** Set while a submission is under review or was awarded. */
    submittedAt: z.iso.datetime().nullable(),
    /** The requested changes of the last submission; empty otherwise. */
    feedback: z.string(),
    /** The last submission, if changes were requested. */
    changesRequested: z
      .object({
        decidedAt: z.iso.datetime(),
        checks: z.array(reviewedCheckSchema).meta({ description: 'The checks that have not passed yet.' }),
        submission: z.object({ projectUrl: z.string(), videoUrl: z.string(), comments: z.string() }),
      })
      .nullable(),
    /** The token of an earned certificate. */
    certificateToken: z.string().nullable(),
    /** Why the last award was revoked; empty otherwise. */
    revocationReason: z.string(),
  })
  .meta({ id: 'UserCertification' });

export type UserCertification = z.infer<typeof userCertificationSchema>;

export const certificationAvailabilitySchema = z
  .object({
    certificationId: z.int(),
    isAvailable: z.boolean(),
    isPublished: z.boolean(),
    goesLiveDate: z.string().nullable(),
    courseSlug: z.string(),
  })
  .meta({ id: 'CertificationAvailability' });

export type CertificationAvailability = z.infer<typeof certificationAvailabilitySchema>;

/** Only the shape is checked here; the domain has the rules for submissions. */
export const submissionSchema = z.strictObject({
  projectUrl: z.string().max(4_000).default(''),
  videoUrl: z.string().max(4_000).default(''),
  comments: z.string().max(20_000).default(''),
});
