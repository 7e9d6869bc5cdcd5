import type { ReactElement } from 'react';
import { ClosingCall } from '../features/landing/closing-call.tsx';
import { PageHeader } from '../features/landing/page-header.tsx';
import { PageSection } from '../features/landing/page-section.tsx';
import { PromptCategories } from '../features/landing/prompt-categories.tsx';
import { StartButton } from '../features/landing/start-button.tsx';
import { type Step, Steps } from '../features/landing/steps.tsx';

const promptSteps: readonly Step[] = [
  {
    title: 'Find it',
    text: 'By category, by a word in its title or description, or beside the lesson that it belongs to.',
  },
  {
    title: 'Copy it',
    text: 'One press copies the whole prompt. It says what to build, what to leave alone and how to check it.',
  },
  {
    title: 'Paste it',
    text: 'Your agent gets to work in your own project. When something is unclear, the linked lesson explains it.',
  },
];

export function Screen(): ReactElement {
  return (
    <>
      <PageHeader
        title="Replit Prompts"
        subject="chat"
        label="copy"
        action={<StartButton signedOutLabel="Sign Up" signedInLabel="Go to Prompts" to="/prompts" />}
      >
        A prompt is the message that tells your coding agent what to do. These are written out in full, taken
        from the lessons, and ready to paste.
      </PageHeader>
      <PageSection title="How they are used" tone="sunk">
        <Steps steps={promptSteps} isAcross />
      </PageSection>
      <PageSection title="Nine categories" intro="Each prompt belongs to one of them.">
        <PromptCategories />
      </PageSection>
      <ClosingCall
        title="Copy your first prompt"
        signedOutLabel="Sign Up"
        signedInLabel="Go to Prompts"
        to="/prompts"
      >
        Signing up is free. Reading and copying whole prompts is part of every paid plan.
      </ClosingCall>
    </>
  );
}
