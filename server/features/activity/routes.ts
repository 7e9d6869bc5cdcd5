import { learnerActivitySchema, weeklyGoalFormSchema, weeklyGoalSchema } from '@chalkline/contract/activity';
import { activityPath, weekId, weeklyGoalPath } from '@chalkline/contract/addresses';
import type { AppContext } from '../../platform/app-context.ts';
import { cacheUntilContentChanges } from '../../platform/cache/content-cache.ts';
import { weeklyGoalData } from './personal-data.ts';
import { checkedLessons, learnerActivity } from './queries.ts';
import { saveGoal } from './save-goal.ts';

const tag = 'Progress';

/** What learners have done this week and so far, and the goal that they set themselves. */
export function activity({ reads, routes, db, now, personalData, contentWatch }: AppContext): void {
  const lessons = cacheUntilContentChanges(contentWatch, () => checkedLessons(db));
  personalData.add(weeklyGoalData(db));

  reads.add({
    path: activityPath,
    summary: 'What the caller has done this week and so far, and their weekly goal',
    tag,
    requires: 'session',
    reply: learnerActivitySchema,
    read: async ({ person }) => learnerActivity(db, person.id, { lessons: await lessons(), now: now() }),
  });

  routes.add({
    method: 'PUT',
    path: weeklyGoalPath,
    summary: "Set, change or remove the caller's weekly goal",
    tag,
    requires: 'session',
    body: weeklyGoalSchema,
    handle: ({ person, body }) => saveGoal(db, person.id, body.lessons, now()),
  });

  routes.addRaw({
    method: 'POST',
    path: weeklyGoalPath,
    summary: "Set, change or remove the caller's weekly goal, by a form",
    tag,
    requires: 'session',
    body: weeklyGoalFormSchema,
    respond: async ({ person, body, reply }) => {
      await saveGoal(db, person.id, body.lessons === '' ? null : Number(body.lessons), now());
      return reply.redirect(`/dashboard#${weekId}`, 303);
    },
  });
}
