import { readJoinLink } from '@chalkline/domain/consulting/join-link';
import type { DraftRefusal, TicketDraft } from '@chalkline/domain/consulting/new-ticket';
import { ticketTypes } from '@chalkline/domain/consulting/ticket';
import { ticketTexts } from '@chalkline/domain/consulting/ticket-messages';
import type { ChangeEvent, ReactElement } from 'react';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';

interface TicketFieldsProps {
  readonly draft: TicketDraft;
  readonly refusal: DraftRefusal | undefined;
  readonly onChange: (changes: Partial<TicketDraft>) => void;
}

/**
 * The fields of a new ticket. Field names match the ticket's properties, so that a refusal can focus its field.
 */
export function TicketFields(props: TicketFieldsProps): ReactElement {
  const fields = fieldsOf(props);
  return (
    <Stack gap={20}>
      <Field label="Title" required error={fields.errorOf('title')}>
        {(control) => <Input {...control} {...fields.bound('title')} autoComplete="off" />}
      </Field>
      <Field
        label="Description"
        hint="What happens, what should happen, and where to look."
        required
        error={fields.errorOf('description')}
      >
        {(control) => <Textarea {...control} {...fields.bound('description')} rows={5} />}
      </Field>
      <RecordingField {...fields} />
      <JoinLinkField {...fields} />
      <TypeField {...fields} />
    </Stack>
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type Fields = ReturnType<typeof fieldsOf>;

function fieldsOf({ draft, refusal, onChange }: TicketFieldsProps) {
  return {
    errorOf: (field: keyof TicketDraft) =>
      refusal?.field === field ? refusal.message.description : undefined,
    bound: (name: keyof TicketDraft) => ({
      name,
      value: draft[name],
      onChange: (event: ChangeEvent<Control>) => onChange({ [name]: event.target.value }),
    }),
  };
}

function RecordingField({ errorOf, bound }: Fields): ReactElement {
  return (
    <Field
      label="Screenshare/Loom Link (recommended)"
      hint="From Loom, YouTube, Vimeo or Google Drive. Two minutes of video can save an hour of guessing."
      error={errorOf('videoUrl')}
    >
      {(control) => (
        <Input
          {...control}
          {...bound('videoUrl')}
          {...linkTyping}
          placeholder="https://www.loom.com/share/…"
        />
      )}
    </Field>
  );
}

function JoinLinkField({ errorOf, bound }: Fields): ReactElement {
  const link = bound('replitJoinLink');
  return (
    <Field
      label="Replit join link (required)"
      hint="In Replit, choose Invite in your project and copy the join link."
      required
      error={errorOf('replitJoinLink') ?? whileTyped(link.value)}
    >
      {(control) => <Input {...control} {...link} {...linkTyping} placeholder="replit.com/join/abc123" />}
    </Field>
  );
}

function TypeField({ bound }: Fields): ReactElement {
  return (
    <Field label="Type" hint="Review: we read it and reply. Build: we add or fix one feature.">
      {(control) => (
        <Select {...control} {...bound('type')}>
          {ticketTypes.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </Select>
      )}
    </Field>
  );
}

const linkTyping = {
  inputMode: 'url',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

/** The join link is checked while typing, because it is often copied wrongly. */
function whileTyped(link: string): string | undefined {
  const isWrong = link.trim() !== '' && !readJoinLink(link);
  return isWrong ? ticketTexts.joinLinkInvalid.description : undefined;
}
