import type { CourseWithLessons, Lesson, LessonOutline } from '@chalkline/contract/courses';
import type { CurrentUser } from '@chalkline/contract/people';
import { signInPageAddress } from '@chalkline/contract/sign-in-addresses';
import type { LessonSnippet } from '@chalkline/contract/snippets';
import { decideAccess } from '@chalkline/domain/access/decide-access';
import { requiredToRead } from '@chalkline/domain/access/free-content';
import { lazy, type ReactElement, type RefObject, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lessonResource, lessonSnippetsResource, lessonTranscriptResource } from '../api/lesson-resources.ts';
import { useResource } from '../api/resource.ts';

import { useViewer } from '../api/viewer.ts';
import { LessonLoading } from '../features/lesson/lesson-loading.tsx';
import { hasPrompts, LessonNotes, notesId } from '../features/lesson/lesson-notes.tsx';
import { type LessonTab, LessonTabs } from '../features/lesson/lesson-tabs.tsx';
import { goToPromptCard } from '../features/prompts/lesson-prompt-position.ts';
import { LessonPrompts } from '../features/prompts/lesson-prompts.tsx';
import { NotePrompt } from '../features/prompts/note-prompt.tsx';
import { PromptMention } from '../features/prompts/prompt-mention.tsx';
import { LessonVideo, type LessonVideoProps } from '../features/video/lesson-video.tsx';
import type { AfterVideo, VideoCompletion } from '../features/video/video-end.tsx';
import { deferred } from '../ui/deferred.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { hydratedLater } from '../ui/hydrated-later.tsx';

/* Comes after the notes. */
const BuildChecks = hydratedLater(async () => (await import('./lesson-lower.ts')).BuildChecks);

/* Comes after the checks. */
const LessonQuestions = hydratedLater(async () => (await import('./lesson-lower.ts')).LessonQuestions);

const PrivateNotes = deferred(async () => (await import('./lesson-of-member.ts')).PrivateNotes);

/* Most visits never open these tabs. */
const KeyPoints = hydratedLater(async () => (await import('./lesson-lower.ts')).KeyPoints);
const SignInForSnapshots = deferred(
  async () => (await import('../features/snapshots/sign-in-for-snapshots.tsx')).SignInForSnapshots,
);
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
  /** How the end of the video completes the lesson; undefined if it is completed, or can't be. */
  readonly completion?: VideoCompletion | undefined;
  /** The open tab, where another part of the page can open one. */
  readonly tabs?: OpenTab | undefined;
  /** Whether an editor looks at a lesson, so that nothing is stored for them. */
  readonly isPreview?: boolean;
  /** What the end of the video leads to; by default the next lesson. */
  readonly afterVideo?: AfterVideo | undefined;
}

/** The content for people who may read it: the video, the tabs and the notes. */
export function LessonContent(props: LessonContentProps): ReactElement {
  const { course, outline, isPreview = false } = props;
  const video = useRef<HTMLVideoElement>(null);
  const ownTabs = useOpenTab();
  const prompts = useLessonPrompts(outline.id, props.tabs ?? ownTabs);
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
      <Video {...props} lesson={lesson} video={video} renew={refetch} />
      <WorkingAlong lesson={lesson} address={`/${course.slug}/${outline.orderIndex}`} {...prompts} />
      <BuildChecks lesson={lesson} courseSlug={course.slug} />
      {isPreview ? null : <LessonQuestions lesson={lesson} video={video} />}
    </>
  );
}

interface VideoProps extends LessonContentProps {
  readonly lesson: Lesson;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly renew: LessonVideoProps['renew'];
}

function Video(props: VideoProps): ReactElement {
  const { lesson, video, isPreview = false, afterVideo, completion, onWatched, startsPlaying } = props;
  const { viewer } = useViewer();
  const { data: transcript } = useResource(lessonTranscriptResource(lesson.id), !viewer && !isPreview);
  return (
    <LessonVideo
      src={lesson.videoUrl}
      adaptiveUrl={lesson.adaptiveUrl}
      poster={lesson.posterUrl ?? undefined}
      captions={lesson.captions}
      chapters={lesson.chapters}
      transcript={transcript ?? []}
      title={lesson.title}
      renew={props.renew}
      placeName={`${viewer?.id ?? 'visitor'} ${lesson.id}`}
      countedLessonId={isPreview ? undefined : lesson.id}
      sharedLessonId={viewer && !isPreview ? lesson.id : undefined}
      next={afterVideo ?? nextLesson(props, viewer)}
      completion={completion}
      onNext={onWatched}
      startsPlaying={startsPlaying}
      video={video}
      notesOf={
        viewer && !isPreview
          ? (notesVideo) => <PrivateNotes lessonId={lesson.id} personId={viewer.id} video={notesVideo} />
          : undefined
      }
    />
  );
}

function nextLesson({ course, next }: LessonContentProps, viewer: CurrentUser | null): AfterVideo {
  if (!next) {
    const title = `That was the last lesson of ${course.title}.`;
    return { title, label: 'All courses', mayAutoplay: false };
  }
  const mayAutoplay = decideAccess(requiredToRead(next), viewer) === 'allow';
  return { title: `Next: ${next.title}`, label: 'Next lesson', mayAutoplay };
}

interface OpenTab {
  readonly tab: LessonTab;
  setTab(tab: LessonTab): void;
}

/** Learners work along with the prompts, so they come first. */
export function useOpenTab(): OpenTab {
  const [tab, setTab] = useState<LessonTab>('prompts');
  return { tab, setTab };
}

interface LessonPromptsInHand extends OpenTab {
  readonly prompts: readonly LessonSnippet[];
  /** The requested tab. */
  readonly shownId: number | undefined;
  showPrompt(id: number): void;
}

function useLessonPrompts(lessonId: number, { tab, setTab }: OpenTab): LessonPromptsInHand {
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

interface WorkingAlongProps extends LessonPromptsInHand {
  readonly lesson: Lesson;
  /** Where the lesson is, for people who come back to it after signing in. */
  readonly address: string;
}

/** The tabs next to the video. A prompt that the notes mention opens in its tab. */
function WorkingAlong(props: WorkingAlongProps): ReactElement {
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
