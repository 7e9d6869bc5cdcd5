import type { CurrentUser } from '@chalkline/contract/people';
import type { Snippet } from '@chalkline/contract/snippets';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { createQueryClient } from '../../api/query-client.ts';
import { currentUserResource } from '../../api/resources.ts';
import { CopyCard } from './copy-card.tsx';
import { PreviewCard } from './preview-card.tsx';

const snippet: Snippet = {
  id: 12,
  title: 'Add a contact form',
  description: 'Messages reach your inbox.',
  prompt: `Add a form to {{page}}. ${'It has to work. '.repeat(10)}The end.`,
  category: 'Web App Building',
  isFree: false,
  isPreview: false,
  lessons: [
    {
      id: 3907,
      title: 'Publish it under your own name, today',
      orderIndex: 7,
      course: { slug: 'build-your-first-website', icon: 'browser', title: 'Build Your First Website' },
    },
  ],
};
const preview = { ...snippet, isPreview: true };

function shown(card: ReactElement, viewer: Pick<CurrentUser, 'plan'> | null = null): string {
  const client = createQueryClient();
  client.setQueryData(currentUserResource.key, viewer);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath="/prompts">{card}</Router>
    </QueryClientProvider>,
  );
}

describe('a card of the library', () => {
  const card = (changes: Partial<Snippet> = {}) =>
    shown(<CopyCard snippet={{ ...snippet, ...changes }} href="/prompts?prompt=12" />);

  it('shows how the prompt begins, and not how it ends', () => {
    expect(card()).toContain('>{{page}}</mark>');
    expect(card()).toContain('…');
    expect(card()).not.toContain('The end.');
  });

  it('leads to the lesson, its title cut to 30 characters', () => {
    expect(card()).toContain('href="/build-your-first-website/7"');
    expect(card()).toContain('Publish it under your own name…');
    expect(card({ lessons: [] })).toContain('No lessons linked');
  });

  it('offers to fill in the blanks only where there are some', () => {
    expect(card()).toContain('Fill in 1 blank<');
    expect(card({ prompt: 'Add a page.' })).not.toContain('Fill in');
  });

  it('offers to read it in full if there is more to read, and nothing else', () => {
    expect(card({ prompt: 'Add a page. '.repeat(20) })).toContain('Read it in full<');
    expect(card()).not.toContain('Read it in full');
    expect(card({ prompt: 'Add a page.' })).not.toContain('Read it in full');
  });
});

describe('a preview', () => {
  it('leads a visitor to sign-in and back to the prompt', () => {
    const html = shown(<PreviewCard snippet={preview} />);
    expect(html).toContain('href="/sign-in?returnTo=%2Fprompts%3Fprompt%3D12"');
    expect(html).toContain('Sign Up');
    expect(html).not.toContain('href="/build-your-first-website/7"');
  });

  it('leads somebody without a plan to the paywall, and a member to the prompt', () => {
    const free = shown(<PreviewCard snippet={preview} />, { plan: 'Free' });
    expect(free).toContain('href="/prompts?prompt=12"');
    expect(free).toContain('Unlock');
    expect(shown(<PreviewCard snippet={snippet} />, { plan: 'Monthly' })).toContain('Open');
  });
});
