import { z } from 'zod';
import { snapshotSchema } from './snapshots.ts';

/** A build check that the caller has ticked. */
export const tickedCheckSchema = z
  .object({
    checkId: z.string(),
    tickedAt: z.iso.datetime(),
    snapshot: snapshotSchema.nullable().meta({ description: 'A picture of the result.' }),
  })
  .meta({ id: 'TickedCheck' });

export type TickedCheck = z.infer<typeof tickedCheckSchema>;

export const checkSnapshotSchema = z
  .object({
    snapshotId: z.uuid().nullable().meta({ description: 'Null removes the picture from the check.' }),
  })
  .meta({ id: 'CheckSnapshot' });

export type CheckSnapshot = z.infer<typeof checkSnapshotSchema>;

/** A check that work is reviewed by. */
export const rubricCheckSchema = z.object({
  lessonId: z.int(),
  lessonOrder: z.int(),
  lesson: z.string().meta({ description: 'The title of the lesson.' }),
  checkId: z.string(),
  try: z.string(),
  expect: z.string(),
});

/** A check as it was when it was reviewed. */
export const reviewedCheckSchema = rubricCheckSchema
  .extend({ isPassed: z.boolean(), comment: z.string() })
  .meta({ id: 'ReviewedCheck' });

/** A check that a reviewer has passed, as a certificate shows it. */
export const provenCheckSchema = rubricCheckSchema
  .pick({ lessonOrder: true, lesson: true, try: true, expect: true })
  .meta({ id: 'ProvenCheck' });
