import type { PlanContents as Contents } from '@chalkline/contract/plan-contents';
import { shortDateWithYear } from '@chalkline/domain/calendar/calendar-date';
import { groupDigits } from '@chalkline/domain/writing/group-digits';
import type { ReactElement } from 'react';
import { useResource } from '../../api/resource.ts';
import { planContentsResource } from '../../api/resources.ts';
import styles from './plan-contents.module.css';

/** What every membership includes, as the itemised part of the quote. Without the numbers nothing is promised. */
export function PlanContents({ level }: { level: 2 | 3 }): ReactElement | null {
  const { data: contents } = useResource(planContentsResource);
  if (!contents) return null;
  const Level = `h${level}` as const;
  return (
    <section aria-labelledby="plan-contents" className={styles.contents}>
      <Level id="plan-contents" className={styles.title}>
        Every membership includes
      </Level>
      <ul className={styles.figures}>
        {figuresOf(contents).map(({ count, unit }) => (
          <li key={unit}>
            <span className={styles.count}>{groupDigits(count)}</span> {unit}
          </li>
        ))}
      </ul>
      <Upcoming courses={contents.upcoming} />
    </section>
  );
}

function figuresOf({ courses, lessons, prompts, certifications }: Contents) {
  return [
    { count: courses, unit: courses === 1 ? 'course' : 'courses' },
    { count: lessons, unit: lessons === 1 ? 'lesson' : 'lessons' },
    { count: prompts, unit: prompts === 1 ? 'prompt to copy' : 'prompts to copy' },
    { count: certifications, unit: certifications === 1 ? 'certification' : 'certifications' },
  ].filter(({ count }) => count > 0);
}

function Upcoming({ courses }: { courses: Contents['upcoming'] }): ReactElement | null {
  if (courses.length === 0) return null;
  return (
    <p className={styles.upcoming}>
      <strong>
        {courses.length} more {courses.length === 1 ? 'course is' : 'courses are'} on the way, included:
      </strong>{' '}
      {courses
        .map(({ title, goesLiveDate }) =>
          goesLiveDate ? `${title} (${shortDateWithYear(goesLiveDate)})` : title,
        )
        .join(', ')}
      .
    </p>
  );
}
