import type { OwnQuestion } from '@chalkline/contract/lesson-questions';
import { clockTime } from '@chalkline/domain/courses/watch-position';
import { type ReactElement, type RefObject, useState } from 'react';
import { lessonQuestionsResource } from '../../api/lesson-resources.ts';
import { useResource } from '../../api/resource.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { GoToPosition } from '../../ui/go-to-position.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { RenderedText } from '../../ui/rendered-text.tsx';
import styles from './lesson-questions.module.css';
import { useArrivingAnswers } from './use-arriving-answers.ts';

const DeleteQuestion = lazyComponent(async () => (await import('./delete-question.tsx')).DeleteQuestion);

interface OwnQuestionsProps {
  readonly lessonId: number;
  readonly video: RefObject<HTMLVideoElement | null>;
}

/** What the learner has asked under this lesson. Nobody else sees it before it is published. */
export function OwnQuestions({ lessonId, video }: OwnQuestionsProps): ReactElement | null {
  const { data: questions, error, isFetching, refetch } = useResource(lessonQuestionsResource(lessonId));
  const [deletedId, setDeletedId] = useState<string>();
  useArrivingAnswers(lessonId, questions);
  if (error && !questions) {
    return (
      <ErrorState
        title="We couldn't load your questions"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!questions || questions.length === 0) return null;
  return (
    <section aria-labelledby={`own-questions-${lessonId}`} className={styles.part}>
      <h3 id={`own-questions-${lessonId}`} className={styles.subtitle} tabIndex={-1}>
        Your questions
      </h3>
      <ul className={styles.answers}>
        {questions.map((question) => (
          <Question
            key={question.id}
            question={question}
            video={video}
            onDelete={() => setDeletedId(question.id)}
          />
        ))}
      </ul>
      {deletedId ? (
        <DeleteQuestion lessonId={lessonId} questionId={deletedId} onClose={() => setDeletedId(undefined)} />
      ) : null}
    </section>
  );
}

interface QuestionProps {
  readonly question: OwnQuestion;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly onDelete: () => void;
}

function Question({ question, video, onDelete }: QuestionProps): ReactElement {
  const { text, answer, isPublished, picture } = question;
  return (
    <li className={styles.answer}>
      <div className={styles.head}>
        <Badge tone={answer ? 'success' : 'neutral'}>{answer ? 'Answered' : 'Waiting for an answer'}</Badge>
        {isPublished ? <Badge>Published</Badge> : null}
        {question.positionSeconds === null ? null : (
          <GoToPosition
            seconds={question.positionSeconds}
            label={clockTime(question.positionSeconds)}
            video={video}
          />
        )}
        <Button
          variant="quiet"
          size="small"
          iconOnly
          aria-haspopup="dialog"
          aria-label={`Delete question: ${shortText(text)}`}
          className={styles.delete}
          onClick={onDelete}
        >
          <Glyph name="trash" size={20} />
        </Button>
      </div>
      <p className={styles.asked}>{text}</p>
      {picture ? (
        <a href={picture.imageUrl} target="_blank" rel="noreferrer" className={styles.picture}>
          <img
            src={picture.thumbnailUrl}
            alt="Your screenshot (opens in a new tab)"
            width={160}
            height={90}
            loading="lazy"
          />
        </a>
      ) : null}
      {answer ? <RenderedText html={answer.html} /> : null}
    </li>
  );
}

function shortText(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
