import type { WaitingWork } from '@chalkline/contract/business-overview';
import type { CurrentUser } from '@chalkline/contract/people';
import { type ConsoleArea, mayUse } from '@chalkline/domain/access/roles';
import type { Database } from '../../db/database.ts';
import { countSubmissionsToDecide } from '../certifications/index.ts';
import { countTicketsToWorkOn } from '../consulting/index.ts';
import { countOpenQuestions } from '../lesson-questions/index.ts';

/** How much waits for a person of the team, in the areas that they may use. */
export async function waitingWork(db: Database, { id, role }: CurrentUser): Promise<WaitingWork> {
  const countFor = (area: ConsoleArea, count: () => Promise<number>) =>
    mayUse(role, area) ? count() : undefined;
  const [reviews, tickets, questions] = await Promise.all([
    countFor('reviews', () => countSubmissionsToDecide(db, id)),
    countFor('tickets', () => countTicketsToWorkOn(db)),
    countFor('questions', () => countOpenQuestions(db)),
  ]);
  return { reviews, tickets, questions };
}
