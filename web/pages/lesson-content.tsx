import type { CourseWithLessons, Lesson, LessonOutline } from '@chalkline/contract/courses';
import type { LessonSnippet } from '@chalkline/contract/snippets';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { useResource } from '../api/resource.ts';
import { lessonResource, lessonSnippetsResource } from '../api/resources.ts';
import { useViewer } from '../api/viewer.ts';
import { LessonLoading } from '../features/lesson/lesson-loading.tsx';
import { hasPrompts, LessonNotes, notesId } from '../features/lesson/lesson-notes.tsx';
import { type LessonTab, LessonTabs } from '../features/lesson/lesson-tabs.tsx';
import { goToPromptCard } from '../features/prompts/lesson-prompt-position.ts';
import { LessonPrompts } from '../features/prompts/lesson-prompts.tsx';
import { NotePrompt } from '../features/prompts/note-prompt.tsx';
import { PromptMention } from '../features/prompts/prompt-mention.tsx';
import { LessonVideo } from '../features/video/lesson-video.tsx';
import type { AfterVideo } from '../features/video/video-end.tsx';
import { deferred } from '../ui/deferred.tsx';
import { ErrorState } from '../ui/error-state.tsx';

/* Most visits never open these tabs, so each is loaded when it is opened. */
const KeyPoints = deferred(async () => (await import('../features/lesson/key-points.tsx')).KeyPoints);
const LessonSnapshots = lazy(async () => ({
  default: (await import('../features/snapshots/lesson-snapshots.tsx')).LessonSnapshots,
}));

export interface LessonContentProps {
  readonly course: CourseWithLessons;
  readonly outline: LessonOutline;
  readonly next: LessonOutline | undefined;
  /** Called when the video has ended and the learner continues, by click or autoplay. */
  readonly onWatched: () => void;
  readonly startsPlaying: boolean;
  /** What the end of the video leads to; by default the next lesson. */
  readonly afterVideo?: AfterVideo | undefined;
}

/** The content for people who may read it: the video, the tabs and the notes. */
export function LessonContent(props: LessonContentProps): ReactElement {
  const { course, outline } = props;
  const prompts = useLessonPrompts(outline.id);
  const resource = lessonResource(course.slug, outline.orderIndex);
  const { data: lesson, error, isFetching, refetch } = useResource(resource);
  if (error) {
    return (
      <ErrorState title="We couldn't load this lesson" onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  if (!lesson) return <LessonLoading />;
  return (
    <>
      <Video {...props} lesson={lesson} />
      <WorkingAlong lesson={lesson} {...prompts} />
    </>
  );
}

function Video(props: LessonContentProps & { readonly lesson: Lesson }): ReactElement {
  const { lesson, course, next, afterVideo, onWatched, startsPlaying } = props;
  const { viewer } = useViewer();
  return (
    <LessonVideo
      src={lesson.videoUrl}
      captionsUrl={lesson.captionsUrl}
      title={lesson.title}
      placeName={`${viewer?.id ?? 'visitor'} ${lesson.id}`}
      next={afterVideo ?? nextLesson(course, next)}
      onNext={onWatched}
      startsPlaying={startsPlaying}
    />
  );
}

function nextLesson(course: CourseWithLessons, next: LessonOutline | undefined): AfterVideo {
  return next
    ? { title: `Next: ${next.title}`, label: 'Next lesson' }
    : { title: `That was the last lesson of ${course.title}.`, label: 'All courses' };
}

interface LessonPromptsInHand {
  readonly prompts: readonly LessonSnippet[];
  /** The requested tab. */
  readonly shownId: number | undefined;
  showPrompt(id: number): void;
  readonly tab: LessonTab;
  setTab(tab: LessonTab): void;
}

function useLessonPrompts(lessonId: number): LessonPromptsInHand {
  // Learners work along with the prompts, so they come first.
  const [tab, setTab] = useState<LessonTab>('prompts');
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
  return { prompts, shownId, showPrompt, tab, setTab };
}

/** The tabs next to the video. A prompt that the notes mention opens in its tab. */
function WorkingAlong(props: LessonPromptsInHand & { readonly lesson: Lesson }): ReactElement {
  const { lesson, prompts, shownId, showPrompt, tab, setTab } = props;
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
          <Suspense fallback={<p role="status">Loading snapshots...</p>}>
            <LessonSnapshots lessonId={lesson.id} courseId={lesson.courseId} />
          </Suspense>
        }
      />
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
