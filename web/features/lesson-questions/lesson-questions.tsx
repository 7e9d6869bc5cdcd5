import {
  type QuestionOutcome,
  questionOutcomeParameter,
  questionOutcomes,
  questionsAnchor,
} from '@chalkline/contract/addresses';
import type { Lesson } from '@chalkline/contract/courses';
import { decideAccess } from '@chalkline/domain/access/decide-access';
import { type ReactElement, type RefObject, useId } from 'react';
import { lessonAnswersResource } from '../../api/lesson-resources.ts';
import { usePagedResource } from '../../api/paged-resource.ts';
import { useViewer } from '../../api/viewer.ts';
import { Card } from '../../ui/card.tsx';
import { useLinkedElement } from '../../ui/linked-element.ts';
import { useQueryString } from '../../ui/query-string.ts';
import { AskForm } from './ask-form.tsx';
import styles from './lesson-questions.module.css';
import { OwnQuestions } from './own-questions.tsx';
import { PublishedAnswers } from './published-answers.tsx';

export interface LessonQuestionsProps {
  readonly lesson: Pick<Lesson, 'id'>;
  /** The lesson's video, if it plays in the page. */
  readonly video: RefObject<HTMLVideoElement | null>;
}

/** The published answers of a lesson, the learner's own questions, and the form for a new one. */
export function LessonQuestions({ lesson, video }: LessonQuestionsProps): ReactElement | null {
  const { viewer } = useViewer();
  const outcome = useOutcome();
  const heading = useId();
  useLinkedElement(questionsAnchor);
  const answers = usePagedResource((after) => lessonAnswersResource(lesson.id, after));
  const hasAnswers = (answers.pages?.[0]?.answers.length ?? 0) > 0;
  const mayAsk = viewer !== null && decideAccess('paid', viewer) === 'allow';
  // A visitor who can neither read nor ask anything needs no heading.
  if (!viewer && !hasAnswers && !answers.error) return null;
  return (
    <Card as="section" id={questionsAnchor} tabIndex={-1} aria-labelledby={heading} className={styles.sheet}>
      <h2 id={heading} className={styles.title}>
        Questions
      </h2>
      {/* First, because notifications of an answer lead here. */}
      {viewer ? <OwnQuestions lessonId={lesson.id} video={video} /> : null}
      <PublishedAnswers answers={answers} />
      {viewer && mayAsk ? (
        <AskForm key={lesson.id} lessonId={lesson.id} personId={viewer.id} video={video} outcome={outcome} />
      ) : (
        <p className={styles.hint}>
          {viewer?.endedPlan
            ? 'Your plan has ended. With a new one, you can ask us about any lesson again.'
            : 'Stuck? With a plan, you can ask us about any lesson.'}{' '}
          <a href="/pricing">See the plans</a>
        </p>
      )}
    </Card>
  );
}

/** What came of the form when it was sent without scripts. */
function useOutcome(): QuestionOutcome | undefined {
  const wanted = new URLSearchParams(useQueryString()).get(questionOutcomeParameter);
  return questionOutcomes.find((outcome) => outcome === wanted);
}
