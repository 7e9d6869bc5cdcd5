import { favouriteLessonPath, favouritePromptPath, favouritesPath } from '@chalkline/contract/addresses';
import { type FavouriteForm, favouriteFormSchema, favouritesSchema } from '@chalkline/contract/favourites';
import type { CurrentUser } from '@chalkline/contract/people';
import { returnPath } from '@chalkline/domain/access/return-path';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { parseRowId } from '../../platform/http/row-id.ts';
import { addLesson, addPrompt, removeLesson, removePrompt } from './change-favourites.ts';
import { favouriteLessonData, favouritePromptData } from './personal-data.ts';
import { findFavourites } from './queries.ts';

const tag = 'Favourites';
const ofLesson = z.object({ lessonId: z.string() });
const ofPrompt = z.object({ snippetId: z.string() });
const lessonIn = ({ lessonId }: z.infer<typeof ofLesson>) => orNotFound(parseRowId(lessonId), 'This lesson');
const promptIn = ({ snippetId }: z.infer<typeof ofPrompt>) =>
  orNotFound(parseRowId(snippetId), 'This prompt');

export function favourites(context: AppContext): void {
  const { reads, db, personalData } = context;
  personalData.add(favouriteLessonData(db));
  personalData.add(favouritePromptData(db));

  reads.add({
    path: favouritesPath,
    summary: "The caller's favourite lessons and prompts",
    tag,
    requires: 'session',
    reply: favouritesSchema,
    read: ({ person }) => findFavourites(db, person),
  });

  changes(context);
  changeByForm(context);
}

function changeByForm({ routes, db, now }: AppContext): void {
  const change = (person: CurrentUser, { kind, id, star }: FavouriteForm): Promise<void> => {
    if (kind === 'lesson') {
      const lessonId = lessonIn({ lessonId: id });
      return star === 'on' ? addLesson(db, person, lessonId, now()) : removeLesson(db, person, lessonId);
    }
    const snippetId = promptIn({ snippetId: id });
    return star === 'on' ? addPrompt(db, person, snippetId, now()) : removePrompt(db, person, snippetId);
  };
  routes.addRaw({
    method: 'POST',
    path: favouritesPath,
    summary: 'Add a favourite or remove it, by a form',
    tag,
    requires: 'session',
    body: favouriteFormSchema,
    respond: async ({ person, body, reply }) => {
      await change(person, body);
      return reply.redirect(returnPath(body.page), 303);
    },
  });
}

function changes({ routes, db, now }: AppContext): void {
  const shared = { tag, requires: 'session' } as const;
  routes.add({
    ...shared,
    method: 'PUT',
    path: favouriteLessonPath,
    summary: 'Add a lesson to the favourites',
    parameters: ofLesson,
    handle: ({ person, parameters }) => addLesson(db, person, lessonIn(parameters), now()),
  });
  routes.add({
    ...shared,
    method: 'DELETE',
    path: favouriteLessonPath,
    summary: 'Remove a lesson from the favourites',
    parameters: ofLesson,
    handle: ({ person, parameters }) => removeLesson(db, person, lessonIn(parameters)),
  });
  routes.add({
    ...shared,
    method: 'PUT',
    path: favouritePromptPath,
    summary: 'Add a prompt to the favourites',
    parameters: ofPrompt,
    handle: ({ person, parameters }) => addPrompt(db, person, promptIn(parameters), now()),
  });
  routes.add({
    ...shared,
    method: 'DELETE',
    path: favouritePromptPath,
    summary: 'Remove a prompt from the favourites',
    parameters: ofPrompt,
    handle: ({ person, parameters }) => removePrompt(db, person, promptIn(parameters)),
  });
}
