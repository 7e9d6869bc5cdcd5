import { courseNeeds } from './course-needs.ts';
import { memberNeeds } from './member-needs.ts';
import { publicNeeds } from './public-needs.ts';
import type { NeedsTable } from './screen-needs.ts';

/** What the screens that browsers render show, except those of the console. */
export const interactiveNeeds: NeedsTable = { ...publicNeeds, ...memberNeeds, ...courseNeeds };
