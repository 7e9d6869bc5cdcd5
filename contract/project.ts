import { longestPlaceholderName, longestTypedValue } from '@chalkline/domain/project/known-values';
import { z } from 'zod';

/** Only the shape is checked here; the domain has the rules for projects. */
const text = z.string().max(4_000);

export const ownProjectSchema = z
  .object({ name: text, purpose: text, url: text, joinLink: text })
  .meta({ id: 'OwnProject' });

/** The same from a form without scripts. */
export const ownProjectFormSchema = ownProjectSchema
  .extend({ _csrf: z.string().optional() })
  .meta({ id: 'OwnProjectForm' });

export const typedValueSchema = z
  .object({
    name: z.string().trim().min(1).max(longestPlaceholderName),
    value: z.string().max(longestTypedValue).meta({ description: 'An empty value is forgotten.' }),
  })
  .meta({ id: 'TypedValue' });

export const knownValuesSchema = z
  .object({
    project: ownProjectSchema,
    projectChangedAt: z.iso.datetime().nullable(),
    typed: z.array(z.object({ name: z.string(), value: z.string(), changedAt: z.iso.datetime() })),
  })
  .meta({ id: 'KnownValues', description: 'What prompts and forms are filled in with.' });

export type KnownValuesReply = z.infer<typeof knownValuesSchema>;
