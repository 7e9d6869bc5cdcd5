import { lessonSnippetsPath, snippetCopiedPath, snippetsPath } from '@chalkline/contract/addresses';
import { lessonSnippetSchema, snippetSchema } from '@chalkline/contract/snippets';
import { decideAccess } from '@chalkline/domain/access/decide-access';
import { requiredToRead } from '@chalkline/domain/access/free-content';
import { areLessonsOpen } from '@chalkline/domain/courses/open-lessons';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import {
  cacheEachUntilContentChanges,
  cacheUntilContentChanges,
} from '../../platform/cache/content-cache.ts';
import { guard } from '../../platform/http/guard.ts';
import { timesPerPerson } from '../../platform/http/rate-limits.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { parseRowId } from '../../platform/http/row-id.ts';
import { findLessonFacts } from '../courses/index.ts';
import { countCopy } from './count-copy.ts';
import { listLessonSnippets, listSnippets, previewOf } from './queries.ts';

const tag = 'Prompts';

/** Nobody copies faster than this by hand. */
const copiesPerMinute = 30;

export function prompts(context: AppContext): void {
  const { reads, db, contentWatch } = context;
  const remembered = cacheUntilContentChanges(contentWatch, async () => {
    const whole = await listSnippets(db);
    return { whole, previews: whole.map(previewOf) };
  });
  const ofLesson = cacheEachUntilContentChanges(contentWatch, async (id: number) => {
    const [lesson, prompts] = await Promise.all([findLessonFacts(db, id), listLessonSnippets(db, id)]);
    return lesson && { lesson, prompts };
  });

  reads.add({
    path: snippetsPath,
    summary:
      "All prompts with the lessons they belong to; previews for people whose plan doesn't include them, unless they are free",
    tag,
    requires: 'public',
    reply: z.array(snippetSchema),
    read: async ({ viewer }) => {
      const { whole, previews } = await remembered();
      return decideAccess('paid', viewer) === 'allow' ? whole : previews;
    },
  });

  reads.add({
    path: lessonSnippetsPath,
    summary: 'The prompts of a lesson, for those who may read it',
    tag,
    requires: 'public',
    parameters: z.object({ lessonId: z.string() }),
    reply: z.array(lessonSnippetSchema),
    read: async ({ viewer, parameters }) => {
      const id = orNotFound(parseRowId(parameters.lessonId), 'This lesson');
      const { lesson, prompts } = orNotFound(await ofLesson(id), 'This lesson');
      orNotFound(areLessonsOpen(lesson, viewer) || undefined, 'This lesson');
      // Existence is checked before access, as for the lesson itself.
      guard(requiredToRead(lesson), viewer);
      return prompts;
    },
  });

  copies(context);
}

function copies({ routes, db, now }: AppContext): void {
  routes.add({
    method: 'POST',
    path: snippetCopiedPath,
    summary: 'Counts that a prompt was copied',
    tag,
    requires: 'session',
    rateLimit: timesPerPerson(copiesPerMinute),
    parameters: z.object({ snippetId: z.string() }),
    handle: async ({ person, parameters }) => {
      const id = orNotFound(parseRowId(parameters.snippetId), 'This prompt');
      await countCopy(db, person, id, now());
    },
  });
}
