import { refuseMessage } from '@chalkline/domain/consulting/new-ticket';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { useViewer } from '../../../api/viewer.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { forget, recall, useRemembered } from '../../../ui/remembered.ts';
import { submitOnCtrlEnter } from '../../../ui/submit-on-ctrl-enter.ts';
import { Textarea } from '../../../ui/textarea.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { answerDraftName } from './answer-draft.ts';
import styles from './answer-form.module.css';
import { type MessagesAddress, useSendMessage } from './send-message.ts';

interface AnswerFormProps {
  readonly ticketId: string;
  /** The endpoint for messages from this side. */
  readonly address: MessagesAddress;
  readonly label: string;
}

/** Typed text stays when the sheet is closed, until it is sent. */
export function AnswerForm({ ticketId, address, label }: AnswerFormProps): ReactElement {
  const { viewer } = useViewer();
  const name = answerDraftName(viewer?.id, ticketId);
  const [kept, keep] = useRemembered(name);
  const text = kept ?? '';
  const field = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string>();
  const { send, isPending } = useSendMessage(address);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refused = refuseMessage(text);
    setProblem(refused?.message.description);
    // Text typed while a message is being sent belongs to the next message.
    if (!refused) return send(text, () => (recall(name) === text ? forget(name) : undefined));
    toast({ ...refused.message, variant: 'destructive' });
    field.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit} onKeyDown={submitOnCtrlEnter} className={styles.form}>
      <Field label={label} hint="You can format with Markdown: lists, links and `code`." error={problem}>
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            rows={3}
            value={text}
            onChange={(event) => {
              keep(event.target.value);
              setProblem(undefined);
            }}
          />
        )}
      </Field>
      <Button type="submit" loading={isPending} className={styles.send}>
        {isPending ? 'Sending...' : 'Send'}
      </Button>
    </form>
  );
}
