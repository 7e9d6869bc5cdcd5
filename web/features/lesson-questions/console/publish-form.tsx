import type { FounderQuestion } from '@chalkline/contract/lesson-questions';
import {
  longestAnswerTitle,
  type Publication,
  refusePublication,
} from '@chalkline/domain/lesson-questions/answer';
import { longestQuestion } from '@chalkline/domain/lesson-questions/question';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { MarkdownEditor } from '../../../ui/markdown-editor/markdown-editor.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { AnswerPreview } from './answer-preview.tsx';
import { useQuestionChanges } from './change-question.ts';
import styles from './open-question.module.css';

/** What everybody sees under the lesson, and the form for it. */
export function Published({ question }: { question: FounderQuestion }): ReactElement {
  const { publication } = question;
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Card as="section" aria-label="Publish" className={styles.sheet}>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {publication ? 'Published under the lesson' : 'Publish under the lesson'}
      </h2>
      <p>{whoIsNamed(question)}</p>
      <PublishForm
        key={publication?.publishedAt}
        question={question}
        // The form begins anew, and the button that was pressed is gone.
        onDone={() => title.current?.focus()}
      />
    </Card>
  );
}

interface PublishFormProps {
  readonly question: FounderQuestion;
  readonly onDone: () => void;
}

/** The wording can differ from what was asked and answered. */
function PublishForm({ question, onDone }: PublishFormProps): ReactElement {
  const { publication, member } = question;
  const [typed, setTyped] = useState<Publication>(() => publication ?? proposed(question));
  // The member may delete the question while this form is open.
  const shown = member ? typed : { ...typed, question: '' };
  const [refusal, setRefusal] = useState<ReturnType<typeof refusePublication>>();
  const { publish, unpublish } = useQuestionChanges(question.id, onDone);
  const change = (part: Partial<Publication>) => {
    setRefusal(undefined);
    setTyped({ ...shown, ...part });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refused = refusePublication(shown);
    setRefusal(refused);
    if (!refused && !publish.isPending)
      publish.mutate({ title: shown.title, question: shown.question, answer: shown.answer });
  };
  const errorOf = (field: keyof Publication) => (refusal?.field === field ? refusal.message : undefined);
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <Field
        label="Title"
        hint="Your own words. Search also shows it to people who can't open the lesson."
        error={errorOf('title')}
      >
        {(control) => (
          <Input
            {...control}
            maxLength={longestAnswerTitle}
            value={shown.title}
            onChange={({ target }) => change({ title: target.value })}
          />
        )}
      </Field>
      {member ? (
        <Field
          label="Question as published"
          hint="Shorten it, and leave out names, addresses and links that say who asked."
          optional
          error={errorOf('question')}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={4}
              maxLength={longestQuestion}
              value={shown.question}
              onChange={({ target }) => change({ question: target.value })}
            />
          )}
        </Field>
      ) : null}
      <Field label="Answer as published" error={errorOf('answer')}>
        {(control) => (
          <MarkdownEditor
            {...control}
            label="Answer as published"
            value={shown.answer}
            onChange={({ target }) => change({ answer: target.value })}
            preview={<AnswerPreview markdown={shown.answer} />}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button type="submit" variant={publication ? 'outline' : 'marker'} loading={publish.isPending}>
          {publication ? 'Save changes' : 'Publish'}
        </Button>
        {publication ? (
          <Button variant="quiet" loading={unpublish.isPending} onClick={() => unpublish.mutate()}>
            Unpublish
          </Button>
        ) : null}
      </div>
    </form>
  );
}

function proposed({ text, answer }: FounderQuestion): Publication {
  return { title: '', question: text, answer: answer?.markdown ?? '' };
}

function whoIsNamed({ askedBy, member }: FounderQuestion): string {
  if (!member) return 'Only your title and answer are left. If you unpublish them, they are deleted.';
  if (askedBy) return `The first name (${askedBy}) will be shown. The member agreed to that.`;
  return "It's published anonymously: the member hasn't agreed to be named.";
}
