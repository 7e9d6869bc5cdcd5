import type { CourseWithLessons, LessonOutline } from '@chalkline/contract/courses';
import { videoSource } from '@chalkline/domain/courses/video-source';
import type { ReactElement } from 'react';
import { lessonResource } from '../api/lesson-resources.ts';
import { useResource } from '../api/resource.ts';

import { undoKey } from '../features/progress/undo-key.ts';
import { copyPromptKey } from '../features/prompts/copy-prompt-key.ts';
import { videoKeys } from '../features/video/video-keys.ts';
import type { Shortcut } from '../ui/shortcuts/shortcut.ts';
import { ShortcutsButton } from '../ui/shortcuts/shortcuts-deferred.ts';

export interface LessonShortcutsProps {
  readonly course: CourseWithLessons;
  readonly outline: LessonOutline;
  readonly onNext: () => void;
  readonly onPrevious: () => void;
  readonly onComplete: () => void;
}

/** The keyboard shortcuts of the lesson page. */
export function LessonShortcuts(props: LessonShortcutsProps): ReactElement {
  const { course, outline, onNext, onPrevious, onComplete } = props;
  const { data: lesson } = useResource(lessonResource(course.slug, outline.orderIndex));
  // The keys of a video from another host are not ours.
  const ofVideo = lesson && videoSource(lesson.videoUrl).kind === 'file' ? videoKeys : [];
  const shortcuts: readonly Shortcut[] = [
    { key: 'n', label: 'Next lesson', run: onNext },
    { key: 'p', label: 'Previous lesson', run: onPrevious },
    { key: 'm', label: 'Mark the lesson complete', run: onComplete },
  ];
  return <ShortcutsButton shortcuts={shortcuts} others={[undoKey, copyPromptKey, ...ofVideo]} />;
}
