import { describe, expect, it } from 'vitest';
import { emptyTicketDraft, readDraft, refuseDraft, refuseMessage, refuseNewIdea } from './new-ticket.ts';

const whole = {
  title: 'Review my checkout',
  description: 'It charges twice.',
  replitJoinLink: 'replit.com/join/abc123',
  videoUrl: 'https://www.loom.com/share/1',
  type: 'Build' as const,
};

describe('a new ticket', () => {
  it('is refused for one reason at a time, in the order of the form', () => {
    const steps = [
      { change: {}, says: ['Validation Error', 'Title is required'] },
      { change: { title: 'Review' }, says: ['Validation Error', 'Description is required'] },
      { change: { description: 'Please' }, says: ['Validation Error', 'Replit join link is required'] },
      {
        change: { replitJoinLink: 'evil.example' },
        says: [
          'Invalid Replit Link',
          'Please enter a valid Replit join link (e.g., replit.com/join/abc123).',
        ],
      },
      {
        change: { replitJoinLink: 'replit.com/join/a', videoUrl: 'https://evil.example' },
        says: ['Invalid Video URL', 'Please use a video link from Loom, YouTube, Vimeo, or Google Drive.'],
      },
    ];
    let draft = { ...emptyTicketDraft, videoUrl: 'nonsense' };
    for (const { change, says } of steps) {
      draft = { ...draft, ...change };
      const message = refuseDraft(draft)?.message;
      expect([message?.title, message?.description]).toEqual(says);
    }
    expect(refuseDraft({ ...draft, videoUrl: ' ' })).toBeUndefined();
  });

  it('needs more than white space', () => {
    expect(refuseDraft({ ...whole, title: ' \n' })?.field).toBe('title');
    expect(refuseDraft({ ...whole, description: '\t' })?.field).toBe('description');
    expect(refuseDraft({ ...whole, title: '\u200b' })?.field).toBe('title');
  });

  it('has a title of up to 120 and a description of up to 5,000 characters', () => {
    expect(refuseDraft({ ...whole, title: 'a'.repeat(120) })).toBeUndefined();
    expect(refuseDraft({ ...whole, title: 'a'.repeat(121) })?.field).toBe('title');
    expect(refuseDraft({ ...whole, description: 'a'.repeat(5_000) })).toBeUndefined();
    expect(refuseDraft({ ...whole, description: 'a'.repeat(5_001) })?.message.description).toContain('5,000');
  });

  it('is refused when the Idea column is full', () => {
    expect(refuseNewIdea(4)).toBeUndefined();
    expect(refuseNewIdea(5)?.message).toEqual({
      title: 'Idea Limit Reached',
      description:
        'You can only have 5 tickets in the Idea column. Please prioritize or complete existing tickets first.',
    });
  });

  it('is stored trimmed, with a one-line title and absolute links', () => {
    expect(readDraft({ ...whole, title: ' Review\n', videoUrl: '' })).toEqual({
      title: 'Review',
      description: 'It charges twice.',
      type: 'Build',
      videoUrl: null,
      replitJoinLink: 'https://replit.com/join/abc123',
    });
  });
});

it('needs a message text of up to 5,000 characters', () => {
  expect(refuseMessage('  ')?.message.description).toBe('Message is required');
  expect(refuseMessage('\u200b')?.message.description).toBe('Message is required');
  expect(refuseMessage('a'.repeat(5_000))).toBeUndefined();
  expect(refuseMessage('a'.repeat(5_001))?.message.description).toContain('5,000');
});
