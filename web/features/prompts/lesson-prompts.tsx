import type { ReactElement } from 'react';
import { lessonSnippetsResource } from '../../api/lesson-resources.ts';
import { useResource } from '../../api/resource.ts';
import { CardGrid } from '../../ui/card-grid.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LessonPromptCard } from './lesson-prompt-card.tsx';

export interface LessonPromptsProps {
  readonly lessonId: number;
  /** The prompt that a link led to. */
  readonly shownId?: number | undefined;
  /** The address of the lesson's notes, if prompts are written out in them. */
  readonly notesHref?: string | undefined;
}

/** The prompts that a lesson uses, each one click away from the clipboard. */
export function LessonPrompts({ lessonId, shownId, notesHref }: LessonPromptsProps): ReactElement {
  const { data: snippets, error, isFetching, refetch } = useResource(lessonSnippetsResource(lessonId));
  if (error) {
    return (
      <ErrorState title="We couldn't load the prompts" onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  if (!snippets) return <p role="status">Loading prompts...</p>;
  if (snippets.length === 0 && notesHref) return <PromptsInNotes href={notesHref} />;
  if (snippets.length === 0) {
    return (
      <EmptyState title="No Prompts Available" glyph="chat" level={2}>
        <p>This lesson doesn't have any prompts or templates yet. Check back later for updates!</p>
      </EmptyState>
    );
  }
  return (
    <CardGrid columns={snippets.length === 1 ? 'one' : 'two'}>
      {snippets.map((snippet, index) => (
        <li key={snippet.id}>
          <LessonPromptCard snippet={snippet} hasKey={index === 0} isShown={snippet.id === shownId} />
        </li>
      ))}
    </CardGrid>
  );
}

/** The lesson has prompts in its notes, so the empty state is not shown. */
function PromptsInNotes({ href }: { href: string }): ReactElement {
  return (
    <EmptyState title="The prompts are in the notes" glyph="chat" level={2}>
      <p>
        You'll find this lesson's prompts in <a href={href}>the notes below</a>, ready to copy.
      </p>
    </EmptyState>
  );
}
