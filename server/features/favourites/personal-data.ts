import type { Database } from '../../db/database.ts';
import { type PersonalDataSource, readRows } from '../../platform/personal-data/personal-data.ts';
import { listFavouriteLessons, listFavouritePrompts } from './queries.ts';

/** Both are deleted with the person's row. */
export function favouriteLessonData(db: Database): PersonalDataSource {
  return { name: 'favouriteLessons', read: readRows((userId) => listFavouriteLessons(db, userId)) };
}

export function favouritePromptData(db: Database): PersonalDataSource {
  return { name: 'favouritePrompts', read: readRows((userId) => listFavouritePrompts(db, userId)) };
}
