import { emptyTicketDraft, type TicketDraft } from '@chalkline/domain/consulting/new-ticket';
import { ticketTypes } from '@chalkline/domain/consulting/ticket';
import { useMemo } from 'react';
import { forget, useRemembered } from '../../ui/remembered.ts';

export interface KeptDraft {
  readonly draft: TicketDraft;
  change(changes: Partial<TicketDraft>): void;
  clear(): void;
}

/** Typed text is kept when the dialog or the page is closed, for the person who typed it. */
export function useTicketDraft(personId: string): KeptDraft {
  const name = `ticket-draft:${personId}`;
  const [kept, keep] = useRemembered(name);
  const draft = useMemo(() => readKeptDraft(kept), [kept]);
  return {
    draft,
    change: (changes) => keep(JSON.stringify({ ...draft, ...changes })),
    clear: () => forget(name),
  };
}

/** Data in an old or unknown format is read as far as possible. */
export function readKeptDraft(kept: string | null): TicketDraft {
  const found = parsed(kept);
  const text = (field: keyof TicketDraft) => (typeof found[field] === 'string' ? found[field] : '');
  return {
    title: text('title'),
    description: text('description'),
    videoUrl: text('videoUrl'),
    replitJoinLink: text('replitJoinLink'),
    type: ticketTypes.find((type) => type === found.type) ?? emptyTicketDraft.type,
  };
}

function parsed(kept: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(kept ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
