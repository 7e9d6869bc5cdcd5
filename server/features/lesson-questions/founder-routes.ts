import {
  answerQuestionPath,
  founderQuestionPath,
  founderQuestionsLivePath,
  founderQuestionsPath,
  publishAnswerPath,
  questionCountPath,
  questionsChangedEvent,
  renderAnswerPath,
} from '@chalkline/contract/console-addresses';
import {
  answerSchema,
  founderQuestionSchema,
  publicationSchema,
  questionCountSchema,
  questionRowsQuerySchema,
  questionRowsSchema,
  renderAnswerSchema,
  renderedAnswerSchema,
} from '@chalkline/contract/lesson-questions';
import { decideAccess } from '@chalkline/domain/access/decide-access';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { endBefore } from '../../platform/http/page-cursor.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { parseUuid } from '../../platform/http/row-id.ts';
import { renderMessage } from '../../platform/text/markdown.ts';
import { answerQuestion } from './answer-question.ts';
import { answeredKey, countOpen, findQuestion, listAnswered, listOpen, openKey } from './founder-queries.ts';
import { publishAnswer, unpublishAnswer } from './publish-answer.ts';

const tag = 'Founder console';
const requires = 'staff:questions';
const oneQuestion = z.object({ questionId: z.string() });

/** The founder's queue: reading questions, answering and publishing. */
export function founderQuestionRoutes(context: AppContext): void {
  lists(context);
  answers(context);
  publications(context);
  live(context);
}

function lists(context: AppContext): void {
  const { reads, db, now } = context;
  const what = 'This page of questions';
  reads.add({
    path: founderQuestionsPath,
    summary: 'Questions: the open ones with priority support first, then the oldest; or the answered ones',
    tag,
    requires,
    query: questionRowsQuerySchema,
    reply: questionRowsSchema,
    read: ({ query: { state, after } }) =>
      state === 'open'
        ? listOpen(context, endBefore(after, openKey, what))
        : listAnswered(context, endBefore(after, answeredKey, what)),
  });

  reads.add({
    path: questionCountPath,
    summary: 'How many questions wait for an answer',
    tag,
    requires,
    reply: questionCountSchema,
    read: () => countOpen(db, now()),
  });

  reads.add({
    path: founderQuestionPath,
    summary: 'A question with its answer and what is published of it',
    tag,
    requires,
    parameters: oneQuestion,
    reply: founderQuestionSchema,
    read: async ({ parameters }) =>
      orNotFound(await findQuestion(context, questionIdIn(parameters)), 'This question'),
  });
}

function answers(context: AppContext): void {
  const { routes } = context;
  routes.add({
    method: 'PUT',
    path: answerQuestionPath,
    summary: 'Answer a question, or edit its answer',
    tag,
    requires,
    parameters: oneQuestion,
    body: answerSchema,
    handle: ({ person, parameters, body }) => answerQuestion(context, person, questionIdIn(parameters), body),
  });

  routes.add({
    method: 'POST',
    path: renderAnswerPath,
    summary: 'An answer as its readers will see it',
    tag,
    requires,
    body: renderAnswerSchema,
    reply: renderedAnswerSchema,
    handle: async ({ body: { markdown } }) => ({ html: await renderMessage(markdown) }),
  });
}

function publications(context: AppContext): void {
  const { routes } = context;
  const shared = { path: publishAnswerPath, tag, requires, parameters: oneQuestion } as const;
  routes.add({
    ...shared,
    method: 'PUT',
    summary: 'Show an answer under its lesson, or change what is shown',
    body: publicationSchema,
    handle: ({ person, parameters, body }) => publishAnswer(context, person, questionIdIn(parameters), body),
  });

  routes.add({
    ...shared,
    method: 'DELETE',
    summary: 'Show an answer no longer',
    handle: ({ person, parameters }) => unpublishAnswer(context, person, questionIdIn(parameters)),
  });
}

/** Open consoles read the queue again when something has changed in it. */
function live({ routes, live, questionSignal }: AppContext): void {
  routes.addRaw({
    method: 'GET',
    path: founderQuestionsLivePath,
    summary: 'Says when questions changed, as server-sent events',
    tag,
    requires,
    isUncompressed: true,
    respond: async ({ person, request, reply }) => {
      const mayStillListen = async () =>
        decideAccess(requires, (await request.callerNow()).viewer) === 'allow';
      return live.open(reply, { personId: person.id, mayStillListen }, (send) =>
        questionSignal.subscribe(() => send(questionsChangedEvent, {})),
      );
    },
  });
}

function questionIdIn({ questionId }: z.output<typeof oneQuestion>): string {
  return orNotFound(parseUuid(questionId), 'This question');
}
