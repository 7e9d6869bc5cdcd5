import { type DraftRefusal, refuseDraft, type TicketDraft } from '@chalkline/domain/consulting/new-ticket';
import { notAccepted } from '@chalkline/domain/consulting/not-accepted';
import type { MemberStatus } from '@chalkline/domain/consulting/ticket';
import { type FormEvent, type ReactElement, useId, useRef, useState } from 'react';
import { useFillings } from '../../api/known-values.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { submitOnCtrlEnter } from '../../ui/submit-on-ctrl-enter.ts';
import { toast } from '../../ui/toast-store.ts';
import styles from './add-ticket-dialog.module.css';
import { useCreateTicket } from './create-ticket.ts';
import { type KeptDraft, useTicketDraft } from './ticket-draft.ts';
import { TicketFields } from './ticket-fields.tsx';

export interface AddTicketDialogProps {
  readonly personId: string;
  /** The column whose Add button was clicked. */
  readonly column: MemberStatus;
  readonly onClose: () => void;
}

export function AddTicketDialog({ personId, column, onClose }: AddTicketDialogProps): ReactElement {
  const formId = useId();
  const { draft, change, clear } = useFilledDraft(personId);
  const { create, isPending } = useCreateTicket(column);
  const { remember } = useFillings();
  const finish = () => {
    remember(joinLinkName, draft.replitJoinLink);
    clear();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add New Ticket"
      description={columnHints[column]}
      footer={
        <>
          <DialogClose>
            <Button>Save as draft</Button>
          </DialogClose>
          <Button variant="marker" type="submit" form={formId} loading={isPending}>
            {isPending ? 'Creating...' : 'Create ticket'}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <TicketForm id={formId} draft={draft} onChange={change} onAccepted={() => create(draft, finish)} />
        <NotAcceptedNote />
      </div>
    </Dialog>
  );
}

/** The draft with the join link of the person's project, until they type another one. */
function useFilledDraft(personId: string): KeptDraft {
  const { draft, change, clear } = useTicketDraft(personId);
  const { valueFor } = useFillings();
  const [isTyped, setTyped] = useState(draft.replitJoinLink !== '');
  return {
    draft: isTyped ? draft : { ...draft, replitJoinLink: valueFor(joinLinkName) },
    change: (changes) => {
      if ('replitJoinLink' in changes) setTyped(true);
      change(changes);
    },
    clear,
  };
}

const joinLinkName = 'Replit join link';

const columnHints: Record<MemberStatus, string> = {
  Idea: "It starts in Idea. We don't work on it until you make it your priority.",
  Priority: 'It becomes your priority right away, and our 24 hours to acknowledge it start now.',
};

interface TicketFormProps {
  readonly id: string;
  readonly draft: TicketDraft;
  readonly onChange: (changes: Partial<TicketDraft>) => void;
  readonly onAccepted: () => void;
}

function TicketForm({ id, draft, onChange, onAccepted }: TicketFormProps): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<DraftRefusal>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refused = refuseDraft(draft);
    setRefusal(refused);
    if (!refused) return onAccepted();
    toast({ ...refused.message, variant: 'destructive' });
    // Screen readers do not always announce a toast, so the same message is shown below its field.
    const field = form.current?.elements.namedItem(refused.field);
    if (field instanceof HTMLElement) field.focus();
  };
  const change = (changes: Partial<TicketDraft>) => {
    onChange(changes);
    if (refusal && refusal.field in changes) setRefusal(undefined);
  };
  return (
    <form ref={form} id={id} noValidate onSubmit={submit} onKeyDown={submitOnCtrlEnter}>
      <TicketFields draft={draft} refusal={refusal} onChange={change} />
    </form>
  );
}

function NotAcceptedNote(): ReactElement {
  return (
    <section className={styles.note}>
      <h3 className={styles.heading}>What we don't take on</h3>
      <ul className={styles.list}>
        {notAccepted.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </section>
  );
}
