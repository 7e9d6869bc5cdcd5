import type { FounderQuestion } from '@chalkline/contract/lesson-questions';
import { refuseAnswer } from '@chalkline/domain/lesson-questions/answer';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { useMomentLabel } from '../../../api/moment-label.ts';
import { useViewer } from '../../../api/viewer.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { MarkdownEditor } from '../../../ui/markdown-editor/markdown-editor.tsx';
import { forget, useRemembered } from '../../../ui/remembered.ts';
import { RenderedText } from '../../../ui/rendered-text.tsx';
import { submitOnCtrlEnter } from '../../../ui/submit-on-ctrl-enter.ts';
import { AnswerPreview } from './answer-preview.tsx';
import { useQuestionChanges } from './change-question.ts';
import styles from './open-question.module.css';

/** The answer, or the form for it. */
export function AnswerEditor({ question }: { question: FounderQuestion }): ReactElement {
  const [isEditing, setEditing] = useState(false);
  const momentLabel = useMomentLabel();
  const { answer } = question;
  const title = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setEditing(false);
    // The button that was pressed is gone.
    title.current?.focus();
  };
  return (
    <Card as="section" aria-label="Answer" className={styles.sheet}>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        Answer
      </h2>
      {answer && !isEditing ? (
        <>
          <RenderedText html={answer.html} />
          <p className={styles.quiet}>
            {answer.answeredBy ? `Answered by ${answer.answeredBy}, ` : 'Answered, '}
            {momentLabel(answer.answeredAt)}
          </p>
          <div>
            <Button size="small" onClick={() => setEditing(true)}>
              Edit answer
            </Button>
          </div>
        </>
      ) : (
        <AnswerForm question={question} onClose={close} />
      )}
    </Card>
  );
}

interface AnswerFormProps {
  readonly question: FounderQuestion;
  readonly onClose: () => void;
}

/** Typed text stays when the page is left, until it is sent. */
function AnswerForm({ question: { id, answer }, onClose }: AnswerFormProps): ReactElement {
  const { viewer } = useViewer();
  const draftName = `question-answer:${viewer?.id}:${id}`;
  const [draft, keep] = useRemembered(draftName);
  const [error, setError] = useState<string>();
  const close = () => {
    forget(draftName);
    onClose();
  };
  const { save } = useQuestionChanges(id, close);
  const markdown = draft ?? answer?.markdown ?? '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refusal = refuseAnswer(markdown);
    setError(refusal?.message);
    if (refusal || save.isPending) return;
    save.mutate({ markdown, basedOn: answer?.changedAt ?? null });
  };
  return (
    <form noValidate onSubmit={submit} onKeyDown={submitOnCtrlEnter} className={styles.form}>
      <Field
        label="Your answer"
        hint={
          answer
            ? 'The member sees the new text under the lesson. There is no second email. Ctrl + Enter saves it.'
            : 'The member gets it by email and sees it under the lesson. Ctrl + Enter sends it.'
        }
        error={error}
      >
        {(control) => (
          <MarkdownEditor
            {...control}
            label="Your answer"
            value={markdown}
            onChange={({ target }) => {
              setError(undefined);
              keep(target.value);
            }}
            preview={<AnswerPreview markdown={markdown} />}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button type="submit" variant={answer ? 'outline' : 'marker'} loading={save.isPending}>
          {answer ? 'Save answer' : 'Send answer'}
        </Button>
        {answer ? (
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
        ) : null}
      </div>
    </form>
  );
}
