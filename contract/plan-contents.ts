import { z } from 'zod';

/** What every membership includes, counted. */
export const planContentsSchema = z
  .object({
    courses: z.int(),
    lessons: z.int(),
    prompts: z.int(),
    certifications: z.int(),
    /** Announced courses, soonest first; without a date last. */
    upcoming: z.array(z.object({ title: z.string(), goesLiveDate: z.iso.date().nullable() })),
  })
  .meta({ id: 'PlanContents' });

export type PlanContents = z.infer<typeof planContentsSchema>;
