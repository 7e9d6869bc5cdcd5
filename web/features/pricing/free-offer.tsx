import type { CurrentUser } from '@chalkline/contract/people';
import { decideAccess } from '@chalkline/domain/access/decide-access';
import { courseToTry, nextCourseToTry } from '@chalkline/domain/courses/free-lesson';
import { completedPerCourse } from '@chalkline/domain/progress/completed-lessons';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useResource } from '../../api/resource.ts';
import { coursesResource, userProgressResource } from '../../api/resources.ts';
import { useSite, useViewer } from '../../api/viewer.ts';
import styles from './free-offer.module.css';
import { FreePlanButton } from './free-plan-button.tsx';

/** What people without a plan can do. Others see nothing. */
export function FreeOffer(): ReactElement | null {
  const { viewer } = useViewer();
  if (decideAccess('paid', viewer) === 'allow') return null;
  return (
    <div className={styles.free}>
      <p>
        {viewer ? (
          <OwnOffer viewer={viewer} />
        ) : (
          'Not sure yet? Sign in for free: some lessons and prompts are open to everyone.'
        )}
      </p>
      <FreePlanButton />
    </div>
  );
}

/** Free lessons are offered until they have all been tried. */
function OwnOffer({ viewer }: { viewer: CurrentUser }): ReactElement {
  const { flagshipCourseSlug } = useSite();
  const { data: courses = [] } = useResource(coursesResource);
  const { data: records = [] } = useResource(userProgressResource);
  if (viewer.endedPlan) return <>Without a plan, you can still use the free lessons and prompts.</>;
  const next = nextCourseToTry(courses, completedPerCourse(records), flagshipCourseSlug);
  const areAllTried = !next && courseToTry(courses, flagshipCourseSlug) !== undefined;
  return areAllTried ? (
    <>You've tried every free lesson. You can still copy the free prompts.</>
  ) : (
    <>
      Not sure yet? Your free account includes{' '}
      {next ? <Link href={`/${next.slug}/${next.freeLessonOrder}`}>free lessons</Link> : 'free lessons'} and{' '}
      <Link href="/replit-prompts">free prompts</Link>.
    </>
  );
}
