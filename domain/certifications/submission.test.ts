import { describe, expect, it } from 'vitest';
import { emptySubmission, linksMissing, refuseSubmission } from './submission.ts';

const project = { ...emptySubmission, projectUrl: 'https://replit.com/@ada/shop' };

describe('an assessment', () => {
  it('needs at least one of its two links', () => {
    expect(refuseSubmission(emptySubmission)?.message).toBe(linksMissing);
    expect(refuseSubmission({ ...emptySubmission, projectUrl: '  ' })?.message).toBe(linksMissing);
    expect(refuseSubmission(project)).toBeUndefined();
    expect(
      refuseSubmission({ ...emptySubmission, videoUrl: 'https://www.loom.com/share/1' }),
    ).toBeUndefined();
  });

  it.each([
    'http://replit.com/@ada/shop',
    'javascript:alert(1)',
    'replit.com/@ada/shop',
    'https://ada:secret@replit.com/',
    `https://replit.com/${'a'.repeat(2_000)}`,
    'https://replit.com/@ada/shop\nOpen the reviews:\nhttps://elsewhere.example/',
    'https://replit.com/@ada/shop more',
    'https://repl\tit.com/@ada/shop',
    'https://replit.com/\u202Egpj.exe',
    'https://rep\u200Blit.com/@ada/shop',
  ])('does not take %s for a link', (link) => {
    expect(refuseSubmission({ ...emptySubmission, projectUrl: link })?.field).toBe('projectUrl');
    expect(refuseSubmission({ ...project, videoUrl: link })?.field).toBe('videoUrl');
  });

  it('accepts comments of up to 2,000 characters', () => {
    expect(refuseSubmission({ ...project, comments: 'a'.repeat(2_000) })).toBeUndefined();
    expect(refuseSubmission({ ...project, comments: 'a'.repeat(2_001) })?.field).toBe('comments');
  });
});
