import type { CourseWithLessons, LessonOutline } from '@chalkline/contract/courses';
import { lazy, type ReactElement, Suspense } from 'react';
import { useResource } from '../api/resource.ts';
import { lessonResource } from '../api/resources.ts';
import { useViewer } from '../api/viewer.ts';
import { KeyPoints } from '../features/lesson/key-points.tsx';
import { LessonLoading } from '../features/lesson/lesson-loading.tsx';
import { LessonNotes } from '../features/lesson/lesson-notes.tsx';
import { LessonTabs } from '../features/lesson/lesson-tabs.tsx';
import { LessonPrompts } from '../features/prompts/lesson-prompts.tsx';
import { LessonVideo } from '../features/video/lesson-video.tsx';
import { ErrorState } from '../ui/error-state.tsx';

/** Most visits never open this tab: it comes when somebody does. */
const LessonSnapshots = lazy(async () => ({
  default: (await import('../features/snapshots/lesson-snapshots.tsx')).LessonSnapshots,
}));

export interface LessonContentProps {
  readonly course: CourseWithLessons;
  readonly outline: LessonOutline;
  readonly next: LessonOutline | undefined;
  /** Called when the video has ended and the learner goes on, or goes on by itself. */
  readonly onWatched: () => void;
  readonly startsPlaying: boolean;
}

/** What only those see whose plan includes it: the video, what goes with it, and the notes. */
export function LessonContent(props: LessonContentProps): ReactElement {
  const { course, outline, next, onWatched, startsPlaying } = props;
  const { viewer } = useViewer();
  const resource = lessonResource(course.slug, outline.orderIndex);
  const { data: lesson, error, isFetching, refetch } = useResource(resource);
  if (error) {
    return (
      <ErrorState
        title="This lesson could not be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!lesson) return <LessonLoading />;
  return (
    <>
      <LessonVideo
        src={lesson.videoUrl}
        captionsUrl={lesson.captionsUrl}
        title={lesson.title}
        placeName={`${viewer?.id} ${lesson.id}`}
        next={
          next
            ? { title: `Next: ${next.title}`, label: 'Next lesson' }
            : { title: `That was the last lesson of ${course.title}.`, label: 'All courses' }
        }
        onNext={onWatched}
        startsPlaying={startsPlaying}
      />
      <LessonTabs
        keyPoints={<KeyPoints lesson={lesson} />}
        prompts={<LessonPrompts lessonId={lesson.id} />}
        snapshots={
          <Suspense fallback={<p role="status">Loading snapshots...</p>}>
            <LessonSnapshots lessonId={lesson.id} courseId={lesson.courseId} />
          </Suspense>
        }
      />
      <LessonNotes html={lesson.notesHtml} />
    </>
  );
}
