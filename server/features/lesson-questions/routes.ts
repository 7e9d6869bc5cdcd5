import { answerSource } from '../../content/answer-search-source.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { founderQuestionRoutes } from './founder-routes.ts';
import { memberQuestionRoutes } from './member-routes.ts';
import { questionData } from './personal-data.ts';

/** Questions of members about lessons, their answers, and what is published of both. */
export function lessonQuestions(context: AppContext): void {
  memberQuestionRoutes(context);
  founderQuestionRoutes(context);
  context.search.add(answerSource);
  context.personalData.add(questionData(context));
}
