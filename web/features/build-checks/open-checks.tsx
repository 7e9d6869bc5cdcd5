import { checkProgress, openChecksText } from '@chalkline/domain/build-checks/check-progress';
import type { ReactElement } from 'react';
import { lessonChecksResource, lessonResource } from '../../api/lesson-resources.ts';
import { useResource } from '../../api/resource.ts';
import { checksId } from './checks-id.ts';
import styles from './open-checks.module.css';

interface OpenChecksProps {
  readonly courseSlug: string;
  readonly lesson: { readonly id: number; readonly orderIndex: number };
}

/** Mentions next to Mark Complete how many checks are open. It never keeps anybody from completing. */
export function OpenChecks({ courseSlug, lesson }: OpenChecksProps): ReactElement | null {
  const { data: content } = useResource(lessonResource(courseSlug, lesson.orderIndex));
  const { data: ticked } = useResource(lessonChecksResource(lesson.id));
  if (!content || !ticked) return null;
  const text = openChecksText(checkProgress(content.checks, new Set(ticked.map(({ checkId }) => checkId))));
  if (!text) return null;
  return (
    <p className={styles.note}>
      <a href={`#${checksId}`}>{text}</a>
    </p>
  );
}
