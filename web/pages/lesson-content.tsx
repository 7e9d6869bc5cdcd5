import type { CourseWithLessons, Lesson, LessonOutline } from '@chalkline/contract/courses';
import type { CurrentUser } from '@chalkline/contract/people';
import { decideAccess } from '@chalkline/domain/access/decide-access';
import { requiredToRead } from '@chalkline/domain/access/free-content';
import { type ReactElement, type RefObject, useRef, useState } from 'react';
import { lessonResource, lessonTranscriptResource } from '../api/lesson-resources.ts';
import { useResource } from '../api/resource.ts';
import { useViewer } from '../api/viewer.ts';
import { LessonLoading } from '../features/lesson/lesson-loading.tsx';
import type { LessonTab } from '../features/lesson/lesson-tabs.tsx';
import { LessonVideo, type LessonVideoProps } from '../features/video/lesson-video.tsx';
import type { AfterVideo, VideoCompletion } from '../features/video/video-end.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { hydratedLater } from '../ui/hydrated-later.tsx';
import { UploadToLesson } from './lazy-upload-to-lesson.tsx';
import type { OpenTab } from './lesson-tabs-and-notes.tsx';

const TabsAndNotes = hydratedLater(async () => (await import('./lesson-tabs-and-notes.tsx')).TabsAndNotes);

/* Comes after the notes. */
const BuildChecks = hydratedLater(async () => (await import('./lesson-lower.ts')).BuildChecks);

/* Comes after the checks. */
const LessonQuestions = hydratedLater(async () => (await import('./lesson-lower.ts')).LessonQuestions);

const PrivateNotes = hydratedLater(
  async () => (await import('../features/private-notes/private-notes.tsx')).PrivateNotes,
  { isClosed: true },
);

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
      <TabsAndNotes
        lesson={lesson}
        address={`/${course.slug}/${outline.orderIndex}`}
        tabs={props.tabs ?? ownTabs}
      />
      <BuildChecks
        lesson={lesson}
        courseSlug={course.slug}
        renderUpload={(facts) => (
          <UploadToLesson lessonId={lesson.id} courseId={lesson.courseId} {...facts} />
        )}
      />
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
      shared={viewer && !isPreview ? { personId: viewer.id, lessonId: lesson.id } : undefined}
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

/** Learners work along with the prompts, so they come first. */
export function useOpenTab(): OpenTab {
  const [tab, setTab] = useState<LessonTab>('prompts');
  return { tab, setTab };
}
