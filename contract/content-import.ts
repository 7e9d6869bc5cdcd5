import { contentKinds } from '@chalkline/domain/content/content-kinds';
import { z } from 'zod';
import { fieldChangeSchema } from './founder-content.ts';
import { refusalSchema } from './refusals.ts';

export const importMissing = ['leave', 'delete'] as const;

export const importQuerySchema = z
  .object({
    dryRun: z.enum(['0', '1']).default('0'),
    /** What becomes of items that the archive does not have. */
    missing: z.enum(importMissing).default('leave'),
    /** The fingerprint of the dry run that was looked at. When it would come out otherwise now: 409 `edited_meanwhile`. */
    expects: z.string().max(100).optional(),
  })
  .refine(({ dryRun, expects }) => dryRun === '1' || expects !== undefined, {
    path: ['expects'],
    message: 'must be the fingerprint that a dry run gives',
  });

const importedItem = z.object({
  kind: z.enum(contentKinds),
  id: z.string(),
  title: z.string(),
  file: z.string(),
});

/** What an import does, or would do. */
export const importReportSchema = z
  .object({
    isDryRun: z.boolean(),
    created: z.array(importedItem),
    changed: z.array(importedItem.extend({ changes: z.array(fieldChangeSchema) })),
    deleted: z.array(importedItem),
    /** In the product and not in the archive, and why it stays. */
    left: z.array(importedItem.extend({ reason: z.string() })),
    unchanged: z.int(),
    pictures: z.object({
      /** How many of the archive are not here yet and are shown by its content. */
      brought: z.int(),
      /** The addresses of those that its content shows and that are neither here nor in the archive. */
      missing: z.array(z.string()),
    }),
    /** Of all that stands here: an import names the one that was looked at. */
    fingerprint: z.string(),
  })
  .meta({ id: 'ImportReport' });
export type ImportReport = z.infer<typeof importReportSchema>;

/** Somebody saved content since the dry run: what the import would do now. */
export const importRefusalSchema = refusalSchema
  .extend({ report: importReportSchema })
  .meta({ id: 'ImportRefusal' });
export type ImportRefusal = z.infer<typeof importRefusalSchema>;
