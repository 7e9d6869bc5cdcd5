import type { Database } from '../../db/database.ts';
import { type PersonalDataSource, readRows } from '../../platform/personal-data/personal-data.ts';
import { findProject, listTypedValues } from './known-values.ts';

/** Both are deleted with the person's row. */
export function projectData(db: Database): PersonalDataSource {
  return { name: 'project', read: readRows((userId) => findProject(db, userId)) };
}

export function typedValueData(db: Database): PersonalDataSource {
  return { name: 'typedPromptValues', read: readRows((userId) => listTypedValues(db, userId)) };
}
