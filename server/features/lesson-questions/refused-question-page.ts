import { csrfField, questionsPageOf } from '@chalkline/contract/addresses';
import { html, nothing } from '@chalkline/domain/writing/html';
import type { FastifyRequest } from 'fastify';
import { standalonePage } from '../../platform/http/standalone-page.ts';
import type { QuestionLesson } from './question-lesson.ts';

interface RefusedQuestion {
  readonly lesson: QuestionLesson;
  readonly question: { readonly text: string; readonly mayShowName: boolean };
  /** Why it was refused. */
  readonly message: string;
  /** Where the form is sent. */
  readonly action: string;
  readonly formToken: string;
}

/** Shows a refused question again, with its text, so that it can be changed, copied or sent later. */
export function refusedQuestionPage(request: FastifyRequest, refused: RefusedQuestion): string {
  const { lesson, question, message, action, formToken } = refused;
  // Browsers drop the first line break in a textarea, so the text keeps its own.
  return standalonePage(
    request,
    'Your question wasn’t sent',
    html`<p role="alert">${message}</p>
<form method="post" action="${action}">
<input type="hidden" name="${csrfField}" value="${formToken}">
<label for="text">Your question about “${lesson.title}”</label>
<textarea id="text" name="text" rows="8">
${question.text}</textarea>
<label><input type="checkbox" name="mayShowName" value="on"${question.mayShowName ? html` checked` : nothing}> You may show my first name if you publish the answer</label>
<button type="submit">Send again</button>
</form>
<nav><a href="${questionsPageOf(lesson)}" target="_blank" rel="noopener">Open the lesson in a new tab</a></nav>`,
  );
}
