import { addressOf, type QuestionOutcome, questionFormPath } from '@chalkline/contract/addresses';
import { clockTime } from '@chalkline/domain/courses/watch-position';
import {
  longestQuestion,
  questionMissing,
  refuseQuestion,
} from '@chalkline/domain/lesson-questions/question';
import { type FormEvent, type ReactElement, type RefObject, useState } from 'react';
import { FormTokenField } from '../../api/form-token-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { useTimedDraft } from '../../ui/timed-draft.ts';
import { useAskQuestion } from './ask-question.ts';
import styles from './lesson-questions.module.css';
import { QuestionPicture, useQuestionPicture } from './question-picture.tsx';
import { SimilarAnswers } from './similar-answers.tsx';

interface AskFormProps {
  readonly lessonId: number;
  readonly personId: string;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly outcome: QuestionOutcome | undefined;
}

/** Asks a question. It belongs to the position of the video at which the learner began to write. */
export function AskForm({ lessonId, personId, video, outcome }: AskFormProps): ReactElement {
  const draft = useTimedDraft(`question-draft:${personId}:${lessonId}`, video);
  const [mayShowName, setMayShowName] = useState(false);
  const [error, setError] = useState(outcome === 'empty' ? questionMissing : undefined);
  const picture = useQuestionPicture();
  const { ask, isPending } = useAskQuestion(lessonId);
  const { text, position } = draft;
  const type = (typed: string) => {
    setError(undefined);
    draft.type(typed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refusal = refuseQuestion(text);
    setError(refusal?.message);
    if (refusal || isPending || picture.isUploading) return;
    ask({ text, positionSeconds: position, imageUrl: picture.imageUrl, mayShowName }, () => {
      draft.clear();
      picture.remove();
    });
  };
  return (
    <form
      method="post"
      action={addressOf(questionFormPath, { lessonId })}
      onSubmit={submit}
      noValidate
      className={styles.form}
    >
      <FormTokenField />
      {outcome === 'asked' ? <p role="status">Your question is sent. We'll email you the answer.</p> : null}
      <Field
        label="Ask about this lesson"
        hint="Say what you tried and what happened instead. Only our team sees your question, unless we publish the answer."
        error={error}
      >
        {(control) => (
          <Textarea
            {...control}
            name="text"
            rows={4}
            maxLength={longestQuestion}
            value={text}
            onChange={({ target }) => type(target.value)}
            onPaste={(event) => {
              const files = [...event.clipboardData.files];
              if (files.length === 0) return;
              event.preventDefault();
              picture.choose(files);
            }}
          />
        )}
      </Field>
      <SimilarAnswers text={text} />
      {position === null ? null : (
        <p className={styles.attached}>
          About {clockTime(position)} in the video{' '}
          <Button variant="quiet" size="small" onClick={draft.dropPosition}>
            Not about the video
          </Button>
        </p>
      )}
      <QuestionPicture picture={picture} />
      <label className={styles.consent}>
        <input
          type="checkbox"
          name="mayShowName"
          value="on"
          className={styles.box}
          checked={mayShowName}
          onChange={({ target }) => setMayShowName(target.checked)}
        />
        <span>You may show my first name if you publish the answer</span>
      </label>
      <div>
        <Button type="submit" loading={isPending}>
          {isPending ? 'Sending...' : 'Send question'}
        </Button>
      </div>
    </form>
  );
}
