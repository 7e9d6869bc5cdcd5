import { questionsAnchor } from '@chalkline/contract/addresses';
import type { LessonOutline } from '@chalkline/contract/courses';
import type { MouseEvent, ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { lessonSnippetsResource } from '../api/lesson-resources.ts';
import { useResource } from '../api/resource.ts';

import { checksId } from '../features/build-checks/checks-id.ts';
import { notesId, tabsId } from '../features/lesson/lesson-ids.ts';
import { scrollToStart } from '../ui/scroll-to.ts';
import styles from './lesson-parts.module.css';

export interface LessonPartsProps {
  readonly lesson: Pick<LessonOutline, 'id'>;
  /** Opens the tab with the prompts. */
  readonly onShowPrompts: () => void;
}

/** Links to the parts of the lesson, which stay in view on wide screens: prompts are one click away from anywhere. */
export function LessonParts({ lesson, onShowPrompts }: LessonPartsProps): ReactElement {
  const { data: prompts = [] } = useResource(lessonSnippetsResource(lesson.id));
  const showPrompts = (event: MouseEvent) => {
    event.preventDefault();
    // The tab must be open before it can be scrolled to.
    flushSync(onShowPrompts);
    const tabs = document.getElementById(tabsId);
    scrollToStart(tabs);
    tabs?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus({ preventScroll: true });
  };
  return (
    <nav aria-label="Parts of this lesson" className={styles.parts}>
      <a href={`#${tabsId}`} onClick={showPrompts}>
        {prompts.length > 0 ? `Prompts (${prompts.length})` : 'Prompts'}
      </a>
      <a href={`#${notesId}`}>Notes</a>
      <a href={`#${checksId}`}>Checks</a>
      <a href={`#${questionsAnchor}`}>Questions</a>
    </nav>
  );
}
