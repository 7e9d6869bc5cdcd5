import { groupDigits } from '../writing/group-digits.ts';
import { columnLimits, longestDescription, longestMessage, longestTitle } from './ticket.ts';

/** A message about tickets: a title and usually a sentence. */
export interface TicketMessageText {
  readonly title: string;
  readonly description?: string;
}

/** The codes with which calls about tickets are refused. */
export type TicketRefusalCode = 'priority_limit' | 'idea_limit' | 'monthly_limit' | 'column_restricted';

const invalid = (description: string) => ({ title: 'Validation Error', description });
const upTo = (length: number) => `${groupDigits(length)} characters`;

export const ticketTexts = {
  titleMissing: invalid('Title is required'),
  descriptionMissing: invalid('Description is required'),
  joinLinkMissing: invalid('Replit join link is required'),
  joinLinkInvalid: {
    title: 'Invalid Replit Link',
    description: 'Please enter a valid Replit join link (e.g., replit.com/join/abc123).',
  },
  videoLinkInvalid: {
    title: 'Invalid Video URL',
    description: 'Please use a video link from Loom, YouTube, Vimeo, or Google Drive.',
  },
  titleTooLong: invalid(`Please keep the title under ${upTo(longestTitle)}`),
  descriptionTooLong: invalid(`Please keep the description under ${upTo(longestDescription)}`),
  messageMissing: invalid('Message is required'),
  messageTooLong: invalid(`Please keep the message under ${upTo(longestMessage)}`),

  ideasFullForNew: {
    title: 'Idea Limit Reached',
    description: `You can only have ${columnLimits.Idea} tickets in the Idea column. Please prioritize or complete existing tickets first.`,
  },
  ideasFull: {
    title: 'Idea Limit Reached',
    description: `You can only have ${columnLimits.Idea} tickets in the Idea column at a time. Please prioritize or complete existing tickets first.`,
  },
  priorityFull: {
    title: 'Priority Limit Reached',
    description: `You can only have ${columnLimits.Priority} priority ticket at a time. Please complete the current priority task first.`,
  },
  columnRestricted: {
    title: 'Column Restricted',
    description:
      'These columns will be manually updated as the consultant begins working on and completes your requests.',
  },

  created: { title: 'Ticket created successfully' },
  moved: { title: 'Ticket moved successfully' },
  deleted: { title: 'Ticket deleted successfully' },
  emailCopied: { title: 'Email Copied!' },
  createFailed: { title: 'Error', description: 'Failed to create ticket.' },
  moveFailed: { title: 'Error', description: 'Failed to move ticket' },
  deleteFailed: { title: 'Error', description: 'Failed to delete ticket.' },
} as const satisfies Record<string, TicketMessageText>;
