import { z } from 'zod';

const favouriteLessonSchema = z
  .object({
    id: z.int(),
    title: z.string(),
    orderIndex: z.int(),
    course: z.object({ slug: z.string(), title: z.string() }),
  })
  .meta({ id: 'FavouriteLesson' });

export type FavouriteLesson = z.infer<typeof favouriteLessonSchema>;

export const favouritesSchema = z
  .object({
    lessons: z.array(favouriteLessonSchema).meta({ description: 'The newest favourite first.' }),
    promptIds: z.array(z.int()),
  })
  .meta({ id: 'Favourites' });

/** A star that a browser without scripts clicks, and the page that it goes back to. */
export const favouriteFormSchema = z
  .object({
    kind: z.enum(['lesson', 'prompt']),
    id: z.string(),
    star: z.enum(['on', 'off']),
    page: z.string().optional(),
  })
  .meta({ id: 'FavouriteForm' });

export type FavouriteForm = z.infer<typeof favouriteFormSchema>;

export type Favourites = z.infer<typeof favouritesSchema>;
