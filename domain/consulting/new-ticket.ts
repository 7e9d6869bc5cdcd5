import { isBlank, oneLine } from '../writing/written-text.ts';
import { readJoinLink } from './join-link.ts';
import {
  columnLimits,
  defaultTicketType,
  longestDescription,
  longestMessage,
  longestTitle,
  type TicketType,
} from './ticket.ts';
import { type TicketMessageText, ticketTexts } from './ticket-messages.ts';
import { readVideoLink } from './video-link.ts';

/** The typed fields of a ticket. */
export interface TicketDraft {
  readonly title: string;
  readonly description: string;
  readonly videoUrl: string;
  readonly replitJoinLink: string;
  readonly type: TicketType;
}

export const emptyTicketDraft: TicketDraft = {
  title: '',
  description: '',
  videoUrl: '',
  replitJoinLink: '',
  type: defaultTicketType,
};

export interface DraftRefusal {
  readonly field: keyof TicketDraft;
  readonly message: Required<TicketMessageText>;
}

/** The first reason why a ticket cannot be created; undefined when it can. */
export function refuseDraft(draft: TicketDraft): DraftRefusal | undefined {
  const { title, description, replitJoinLink, videoUrl } = draft;
  if (isBlank(title)) return { field: 'title', message: ticketTexts.titleMissing };
  if (isBlank(description)) return { field: 'description', message: ticketTexts.descriptionMissing };
  if (!replitJoinLink.trim()) return { field: 'replitJoinLink', message: ticketTexts.joinLinkMissing };
  if (!readJoinLink(replitJoinLink)) {
    return { field: 'replitJoinLink', message: ticketTexts.joinLinkInvalid };
  }
  if (videoUrl.trim() && !readVideoLink(videoUrl)) {
    return { field: 'videoUrl', message: ticketTexts.videoLinkInvalid };
  }
  return refuseLength(draft);
}

function refuseLength({ title, description }: TicketDraft): DraftRefusal | undefined {
  if (oneLine(title).length > longestTitle) return { field: 'title', message: ticketTexts.titleTooLong };
  if (description.trim().length > longestDescription) {
    return { field: 'description', message: ticketTexts.descriptionTooLong };
  }
  return undefined;
}

/** Checked last: whether there is room for another ticket. */
export function refuseNewIdea(ideasHeld: number): Required<TicketMessageText> | undefined {
  return ideasHeld >= columnLimits.Idea ? ticketTexts.ideasFullForNew : undefined;
}

/** A valid draft in its stored form. */
export function readDraft(draft: TicketDraft) {
  return {
    title: oneLine(draft.title),
    description: draft.description.trim(),
    type: draft.type,
    videoUrl: readVideoLink(draft.videoUrl) ?? null,
    replitJoinLink: readJoinLink(draft.replitJoinLink) ?? '',
  };
}

/** Why a message cannot be sent. */
export function refuseMessage(text: string): Required<TicketMessageText> | undefined {
  if (isBlank(text)) return ticketTexts.messageMissing;
  return text.trim().length > longestMessage ? ticketTexts.messageTooLong : undefined;
}
