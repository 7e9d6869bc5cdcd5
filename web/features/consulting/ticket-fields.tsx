import { readJoinLink } from '@chalkline/domain/consulting/join-link';
import type { DraftRefusal, TicketDraft } from '@chalkline/domain/consulting/new-ticket';
import { ticketTypes } from '@chalkline/domain/consulting/ticket';
import { ticketNotices } from '@chalkline/domain/consulting/ticket-notices';
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

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields of a new ticket. Each is named like what it fills, so that a refusal can lead to it. */
export function TicketFields({ draft, refusal, onChange }: TicketFieldsProps): ReactElement {
  const errorOf = (field: keyof TicketDraft) =>
    refusal?.field === field ? refusal.notice.description : undefined;
  const bound = (name: keyof TicketDraft) => ({
    name,
    value: draft[name],
    onChange: (event: ChangeEvent<Control>) => onChange({ [name]: event.target.value }),
  });
  return (
    <Stack gap={20}>
      <Field label="Title" required error={errorOf('title')}>
        {(control) => <Input {...control} {...bound('title')} autoComplete="off" />}
      </Field>
      <Field
        label="Description"
        hint="What happens, what should happen, and where to look."
        required
        error={errorOf('description')}
      >
        {(control) => <Textarea {...control} {...bound('description')} rows={5} />}
      </Field>
      <Field
        label="Screenshare/Loom Link (recommended)"
        hint="From Loom, YouTube, Vimeo or Google Drive. Two minutes of showing save an hour of guessing."
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
      <Field
        label="Replit join link (required)"
        hint="Invite to your project in Replit, and copy the join link."
        required
        error={errorOf('replitJoinLink') ?? whileTyped(draft.replitJoinLink)}
      >
        {(control) => (
          <Input
            {...control}
            {...bound('replitJoinLink')}
            {...linkTyping}
            placeholder="replit.com/join/abc123"
          />
        )}
      </Field>
      <Field
        label="Type"
        hint="Review: somebody reads it and answers. Build: one feature is added or repaired."
      >
        {(control) => (
          <Select {...control} {...bound('type')}>
            {ticketTypes.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </Select>
        )}
      </Field>
    </Stack>
  );
}

const linkTyping = {
  inputMode: 'url',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

/** The join link is judged as it is typed: it is the one that is most often copied wrongly. */
function whileTyped(link: string): string | undefined {
  const isWrong = link.trim() !== '' && !readJoinLink(link);
  return isWrong ? ticketNotices.joinLinkInvalid.description : undefined;
}
