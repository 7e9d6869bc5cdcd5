import type { LessonSnippet } from '@chalkline/contract/snippets';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { lessonSnippetsResource } from '../../api/lesson-resources.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { LessonPrompts } from './lesson-prompts.tsx';

const snippet: LessonSnippet = {
  id: 1,
  title: 'Add a contact form',
  description: 'Messages reach your inbox.',
  prompt: 'Add a form to {{page}} & mail it.',
  category: 'Web App Building',
};

function shown(snippets?: readonly LessonSnippet[], notesHref?: string): string {
  const client = createQueryClient();
  if (snippets) client.setQueryData(lessonSnippetsResource(3901).key, snippets);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <LessonPrompts lessonId={3901} notesHref={notesHref} />
    </QueryClientProvider>,
  );
}

it('says that prompts are loading', () => {
  expect(shown()).toContain('Loading prompts...');
});

it('says that a lesson has no prompts', () => {
  const html = shown([]);
  expect(html).toContain('No Prompts Available');
  expect(html).toContain('have any prompts or templates yet. Check back later for updates!');
});

it('leads to the notes where the prompts are written out there', () => {
  const html = shown([], '#notes');
  expect(html).not.toContain('No Prompts Available');
  expect(html).toContain('<a href="#notes">the notes below</a>');
  expect(shown([snippet], '#notes')).not.toContain('in the notes');
});

it('shows title, whole text and category, and where there are blanks', () => {
  const html = shown([snippet]);
  for (const text of ['Add a contact form', 'Web App Building', '&amp; mail it.', 'Fill in 1 blank'])
    expect(html).toContain(text);
  expect(html).toContain('>{{page}}</mark>');
});

it('offers to fill in nothing where there is nothing to fill in', () => {
  expect(shown([{ ...snippet, prompt: 'Add a page.' }])).not.toContain('Fill in');
});

it('folds a long prompt', () => {
  expect(shown([snippet])).not.toContain('Show the whole prompt');
  expect(shown([{ ...snippet, prompt: 'Add a page. '.repeat(60) }])).toContain('Show the whole prompt');
});
