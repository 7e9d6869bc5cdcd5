import { addressOf, waitlistPagePath } from '@chalkline/contract/addresses';
import type { Course } from '@chalkline/contract/courses';
import type { Release } from '@chalkline/domain/courses/release-timeline';
import type { ReactElement } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { ChalkLine } from '../../ui/chalk-line.tsx';
import { Nail } from '../../ui/nail.tsx';
import styles from './release-timeline.module.css';

/** The released and the upcoming courses on a timeline. It needs width, so it is hidden on narrow screens. */
export function ReleaseTimeline({ releases }: { releases: readonly Release<Course>[] }): ReactElement | null {
  if (releases.length === 0) return null;
  return (
    <div className={styles.timeline}>
      <h3 className={styles.heading}>What's coming, and when</h3>
      <div className={styles.rail}>
        <ChalkLine seed="releases" nails="none" className={styles.line} />
        <ol className={styles.releases}>
          {releases.map((release) => (
            <ReleaseNail key={release.course.id} release={release} />
          ))}
        </ol>
      </div>
    </div>
  );
}

function ReleaseNail({ release: { course, status, when } }: { release: Release<Course> }): ReactElement {
  const isLive = status === 'Live';
  return (
    <li className={styles.release}>
      <Nail state={isLive ? 'driven' : 'open'} className={styles.nail} />
      <span className={styles.when}>{when}</span>
      <span className={styles.title}>{course.title}</span>
      <Badge tone={isLive ? 'success' : 'neutral'}>{status}</Badge>
      {isLive ? null : (
        <a
          href={addressOf(waitlistPagePath, { courseSlug: course.slug })}
          aria-label={`Notify me: ${course.title}`}
          className={styles.notify}
        >
          Notify me
        </a>
      )}
    </li>
  );
}
