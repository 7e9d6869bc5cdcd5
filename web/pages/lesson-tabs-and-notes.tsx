import type { Lesson } from '@chalkline/contract/courses';
import { signInPageAddress } from '@chalkline/contract/sign-in-addresses';
import { type ReactElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { lessonSnippetsResource } from '../api/lesson-resources.ts';
import { useResource } from '../api/resource.ts';
import { useViewer } from '../api/viewer.ts';
import { notesId } from '../features/lesson/lesson-ids.ts';
import { hasPrompts, LessonNotes } from '../features/lesson/lesson-notes.tsx';
import { type LessonTab, LessonTabs } from '../features/lesson/lesson-tabs.tsx';
import { goToPromptCard } from '../features/prompts/lesson-prompt-position.ts';
import { LessonPrompts } from '../features/prompts/lesson-prompts.tsx';
import { NotePrompt } from '../features/prompts/note-prompt.tsx';
import { PromptMention } from '../features/prompts/prompt-mention.tsx';
import { deferred } from '../ui/deferred.tsx';
import { hydratedLater } from '../ui/hydrated-later.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';

/* Most visits never open these tabs. */
const KeyPoints = hydratedLater(async () => (await import('./lesson-lower.ts')).KeyPoints);
const SignInForSnapshots = deferred(
  async () => (await import('../features/snapshots/sign-in-for-snapshots.tsx')).SignInForSnapshots,
);
const LessonSnapshots = lazyComponent(
  async () => (await import('../features/snapshots/lesson-snapshots.tsx')).LessonSnapshots,
  <p role="status">Loading snapshots...</p>,
);

export interface OpenTab {
  readonly tab: LessonTab;
  setTab(tab: LessonTab): void;
}

export interface TabsAndNotesProps {
  readonly lesson: Lesson;
  /** Where the lesson is, for people who come back to it after signing in. */
  readonly address: string;
  readonly tabs: OpenTab;
}

/** The tabs below the video, and the notes. A prompt that the notes mention opens in its tab. */
export function TabsAndNotes({ lesson, address, tabs }: TabsAndNotesProps): ReactElement {
  const { viewer } = useViewer();
  const { prompts, shownId, showPrompt } = useLessonPrompts(lesson.id, tabs);
  return (
    <>
      <LessonTabs
        open={tabs.tab}
        onOpen={tabs.setTab}
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
            <LessonSnapshots lessonId={lesson.id} courseId={lesson.courseId} />
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

function useLessonPrompts(lessonId: number, { setTab }: OpenTab) {
  /** The prompt to show, after a click on its mention in the notes. */
  const [shownId, setShownId] = useState<number>();
  const { data: prompts = [] } = useResource(lessonSnippetsResource(lessonId));
  const showPrompt = (id: number) => {
    // The tab must be open before its card can be scrolled to.
    flushSync(() => {
      setTab('prompts');
      setShownId(id);
    });
    goToPromptCard(id);
  };
  return { prompts, shownId, showPrompt };
}
