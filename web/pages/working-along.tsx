import type { Lesson } from '@chalkline/contract/courses';
import { signInPageAddress } from '@chalkline/contract/sign-in-addresses';
import type { LessonSnippet } from '@chalkline/contract/snippets';
import { lazy, type ReactElement, Suspense } from 'react';
import { useViewer } from '../api/viewer.ts';
import { hasPrompts, LessonNotes, notesId } from '../features/lesson/lesson-notes.tsx';
import { type LessonTab, LessonTabs } from '../features/lesson/lesson-tabs.tsx';
import { LessonPrompts } from '../features/prompts/lesson-prompts.tsx';
import { NotePrompt } from '../features/prompts/note-prompt.tsx';
import { PromptMention } from '../features/prompts/prompt-mention.tsx';
import { deferred } from '../ui/deferred.tsx';
import { hydratedLater } from '../ui/hydrated-later.tsx';

/* Most visits never open these tabs. */
const KeyPoints = hydratedLater(async () => (await import('./lesson-lower.ts')).KeyPoints);
const SignInForSnapshots = deferred(
  async () => (await import('../features/snapshots/sign-in-for-snapshots.tsx')).SignInForSnapshots,
);
const LessonSnapshots = lazy(async () => ({
  default: (await import('../features/snapshots/lesson-snapshots.tsx')).LessonSnapshots,
}));

export interface OpenTab {
  readonly tab: LessonTab;
  setTab(tab: LessonTab): void;
}

export interface LessonPromptsInHand extends OpenTab {
  readonly prompts: readonly LessonSnippet[];
  /** The requested tab. */
  readonly shownId: number | undefined;
  showPrompt(id: number): void;
}

export interface WorkingAlongProps extends LessonPromptsInHand {
  readonly lesson: Lesson;
  /** Where the lesson is, for people who come back to it after signing in. */
  readonly address: string;
}

/** The tabs next to the video. A prompt that the notes mention opens in its tab. */
export function WorkingAlong(props: WorkingAlongProps): ReactElement {
  const { lesson, address, prompts, shownId, showPrompt, tab, setTab } = props;
  const { viewer } = useViewer();
  return (
    <>
      <LessonTabs
        open={tab}
        onOpen={setTab}
        keyPoints={<KeyPoints lesson={lesson} />}
        prompts={
          <LessonPrompts
            lessonId={lesson.id}
            shownId={shownId}
            notesHref={hasPrompts(lesson.notesHtml) ? `#${notesId}` : undefined}
          />
        }
        snapshots={
          viewer ? (
            <Suspense fallback={<p role="status">Loading snapshots...</p>}>
              <LessonSnapshots lessonId={lesson.id} courseId={lesson.courseId} />
            </Suspense>
          ) : (
            <SignInForSnapshots href={signInPageAddress(address)} />
          )
        }
      />
      {/* Without scripts, the tabs cannot be opened. */}
      <noscript>
        <KeyPoints lesson={lesson} />
      </noscript>
      <LessonNotes
        html={lesson.notesHtml}
        promptOf={(text) => <NotePrompt text={text} />}
        promptTitles={prompts.map(({ title }) => title)}
        mentionOf={(title) => {
          const prompt = prompts.find((one) => one.title === title);
          return prompt && <PromptMention {...prompt} onShow={() => showPrompt(prompt.id)} />;
        }}
      />
    </>
  );
}
