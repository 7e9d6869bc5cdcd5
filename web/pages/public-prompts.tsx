import type { ReactElement } from 'react';
import { useResource } from '../api/resource.ts';

import { snippetsResource } from '../api/resources.ts';

import { TryFreeLesson } from '../features/courses/try-free-lesson.tsx';
import { ClosingCall } from '../features/landing/closing-call.tsx';
import { PageHeader } from '../features/landing/page-header.tsx';
import { PageSection } from '../features/landing/page-section.tsx';
import { StartButton } from '../features/landing/start-button.tsx';
import { type Step, Steps } from '../features/landing/steps.tsx';
import { PreviewCard } from '../features/prompts/preview-card.tsx';
import { PromptCategories } from '../features/prompts/prompt-categories.tsx';
import { PromptLibrary } from '../features/prompts/prompt-library.tsx';
import { usePromptsNavigation } from '../features/prompts/prompts-url-state.ts';
import { ButtonLink } from '../ui/button.tsx';
import { deferred } from '../ui/deferred.tsx';
import { Row } from '../ui/layout.tsx';

const promptSteps: readonly Step[] = [
  {
    title: 'Find it',
    text: 'Browse by category, search titles and descriptions, or open the lesson it belongs to.',
  },
  {
    title: 'Copy it',
    text: 'One click copies the whole prompt. It tells your agent what to build, what to leave alone and how to check the result.',
  },
  {
    title: 'Paste it',
    text: 'Your agent gets to work in your own project. When something is unclear, the linked lesson explains it.',
  },
];

// Copying is loaded after the page itself.
const FreePromptCard = deferred(
  async () => (await import('../features/prompts/free-prompt-card.tsx')).FreePromptCard,
);

const libraryId = 'prompts';

export function Screen(): ReactElement {
  return (
    <>
      <PageHeader title="Replit Prompts" subject="chat" label="copy" action={<FirstSteps />}>
        A prompt is the message that tells your coding agent what to do. These are written out in full, taken
        from the lessons, and ready to paste.
      </PageHeader>
      <PageSection title="How to use them" tone="sunk">
        <Steps steps={promptSteps} isAcross />
      </PageSection>
      <PageSection title="Nine categories" intro="Every prompt belongs to one category.">
        <PromptCategories path="/replit-prompts" anchor={libraryId} />
      </PageSection>
      <Library />
      <ClosingCall
        title="Copy your first prompt"
        signedOutLabel="Sign Up"
        signedInLabel="Go to Prompts"
        to="/prompts"
      >
        Signing up is free. Every paid plan lets you read and copy the full prompts.
      </ClosingCall>
    </>
  );
}

function FirstSteps(): ReactElement {
  return (
    <Row>
      <StartButton signedOutLabel="Sign Up" signedInLabel="Go to Prompts" to="/prompts" />
      <ButtonLink href={`#${libraryId}`} size="large">
        Browse the prompts first
      </ButtonLink>
      <TryFreeLesson size="large" />
    </Row>
  );
}

function Library(): ReactElement {
  const { data: snippets } = useResource(snippetsResource);
  return (
    <PageSection
      id={libraryId}
      title={snippets ? `Browse ${snippets.length} prompts` : 'Browse the prompts'}
      intro={
        snippets?.some(({ isFree }) => isFree)
          ? 'One prompt from each category is free: read it in full and copy it. Of the others you see a preview.'
          : 'A preview of one prompt from each category.'
      }
    >
      <PromptLibrary
        navigation={usePromptsNavigation()}
        anchor={libraryId}
        startsSmall
        cardOf={(snippet) =>
          snippet.isFree ? <FreePromptCard snippet={snippet} /> : <PreviewCard snippet={snippet} />
        }
      />
    </PageSection>
  );
}
