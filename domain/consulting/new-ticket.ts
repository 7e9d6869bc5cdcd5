import { type FieldRefusal, type RuleRefusal, refuseField } from '../refusals/refusal.ts';
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

type Text = Required<TicketMessageText>;

export type DraftRefusal = FieldRefusal<keyof TicketDraft, Text>;

/** The first reason why a ticket cannot be created; undefined when it can. */
export function refuseDraft(draft: TicketDraft): DraftRefusal | undefined {
  const { title, description, replitJoinLink, videoUrl } = draft;
  if (isBlank(title)) return refuseField('title', ticketTexts.titleMissing);
  if (isBlank(description)) return refuseField('description', ticketTexts.descriptionMissing);
  if (!replitJoinLink.trim()) return refuseField('replitJoinLink', ticketTexts.joinLinkMissing);
  if (!readJoinLink(replitJoinLink)) {
    return refuseField('replitJoinLink', ticketTexts.joinLinkInvalid);
  }
  if (videoUrl.trim() && !readVideoLink(videoUrl)) {
    return refuseField('videoUrl', ticketTexts.videoLinkInvalid);
  }
  return refuseLength(draft);
}

function refuseLength({ title, description }: TicketDraft): DraftRefusal | undefined {
  if (oneLine(title).length > longestTitle) return refuseField('title', ticketTexts.titleTooLong);
  if (description.trim().length > longestDescription) {
    return refuseField('description', ticketTexts.descriptionTooLong);
  }
  return undefined;
}

/** Checked last: whether the board can take another ticket. */
export function refuseNewIdea(ideasHeld: number): RuleRefusal<'idea_limit', Text> | undefined {
  if (ideasHeld < columnLimits.Idea) return undefined;
  return { code: 'idea_limit', message: ticketTexts.ideasFullForNew };
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
export function refuseMessage(text: string): FieldRefusal<'markdown', Text> | undefined {
  if (isBlank(text)) return refuseField('markdown', ticketTexts.messageMissing);
  if (text.trim().length <= longestMessage) return undefined;
  return refuseField('markdown', ticketTexts.messageTooLong);
}
