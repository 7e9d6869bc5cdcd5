import { contentKinds } from '@chalkline/domain/content/content-kinds';
import { z } from 'zod';
import { fieldChangeSchema } from './founder-content.ts';
import { refusalSchema } from './refusals.ts';

const importMissing = ['leave', 'delete'] as const;

export const importQuerySchema = z
  .object({
    dryRun: z.enum(['0', '1']).default('0'),
    /** What happens to items that are not in the archive. */
    missing: z.enum(importMissing).default('leave'),
    /** The fingerprint of the dry run. When the result would differ now: 409 `edited_meanwhile`. */
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
    /** How many items there are of each list, of which at most `mostListed` (content-limits.ts) are in it. */
    counts: z.object({ created: z.int(), changed: z.int(), deleted: z.int(), left: z.int() }),
    created: z.array(importedItem),
    changed: z.array(importedItem.extend({ changes: z.array(fieldChangeSchema) })),
    deleted: z.array(importedItem),
    /** Items that are not in the archive and stay, with the reason. */
    left: z.array(importedItem.extend({ reason: z.string() })),
    unchanged: z.int(),
    pictures: z.object({
      /** How many new pictures of the archive its content shows. */
      brought: z.int(),
      /** The URLs of pictures that the content shows and that are missing everywhere. */
      missing: z.array(z.string()),
    }),
    /** The fingerprint of this report; an import names the one of its dry run. */
    fingerprint: z.string(),
  })
  .meta({ id: 'ImportReport' });
export type ImportReport = z.infer<typeof importReportSchema>;

/** Content was saved since the dry run: what the import would do now. */
export const importRefusalSchema = refusalSchema
  .extend({ report: importReportSchema })
  .meta({ id: 'ImportRefusal' });
export type ImportRefusal = z.infer<typeof importRefusalSchema>;
