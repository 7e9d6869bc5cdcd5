import type { Lesson } from '@chalkline/contract/courses';
import { signInPageAddress } from '@chalkline/contract/sign-in-addresses';
import { checkProgress } from '@chalkline/domain/build-checks/check-progress';
import { type ReactElement, type ReactNode, useId } from 'react';
import { lessonChecksResource } from '../../api/lesson-resources.ts';
import { useResource } from '../../api/resource.ts';
import { useViewer } from '../../api/viewer.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { BuildCheckItem } from './build-check-item.tsx';
import styles from './build-checks.module.css';
import { checksId } from './checks-id.ts';
import type { RenderUpload } from './choose-picture.tsx';
import { useCheckChanges } from './tick-check.ts';

export interface BuildChecksProps {
  readonly lesson: Pick<Lesson, 'id' | 'orderIndex' | 'checks'>;
  readonly courseSlug: string;
  readonly renderUpload: RenderUpload;
}

/** What learners try on what they have built. Visitors can read it; ticking needs an account. */
export function BuildChecks(props: BuildChecksProps): ReactElement | null {
  const { viewer } = useViewer();
  if (props.lesson.checks.length === 0) return null;
  return viewer ? <OwnChecks {...props} /> : <VisitorChecks {...props} />;
}

function VisitorChecks({ lesson, courseSlug }: BuildChecksProps): ReactElement {
  return (
    <ChecksSection
      summary={
        <a href={signInPageAddress(`/${courseSlug}/${lesson.orderIndex}`)}>Sign in to tick them off</a>
      }
    >
      {lesson.checks.map((check) => (
        <BuildCheckItem key={check.id} check={check} />
      ))}
    </ChecksSection>
  );
}

function OwnChecks({ lesson, renderUpload }: BuildChecksProps): ReactElement {
  const { data: ticked, error, isFetching, refetch } = useResource(lessonChecksResource(lesson.id));
  const { tick, attach } = useCheckChanges(lesson.id);
  const ids = new Set(ticked?.map(({ checkId }) => checkId));
  const { done, total } = checkProgress(lesson.checks, ids);
  return (
    <ChecksSection summary={ticked ? <span aria-live="polite">{`${done} of ${total} done`}</span> : null}>
      {error ? (
        <li>
          <ErrorState
            title="We couldn't load your checks"
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </li>
      ) : null}
      {lesson.checks.map((check) => (
        <BuildCheckItem
          key={check.id}
          check={check}
          own={
            ticked && {
              lessonId: lesson.id,
              isTicked: ids.has(check.id),
              snapshot: ticked.find(({ checkId }) => checkId === check.id)?.snapshot ?? null,
              renderUpload,
              onTick: (isTicked) => tick(check.id, isTicked),
              onAttach: (snapshot) => void attach(check.id, snapshot),
            }
          }
        />
      ))}
    </ChecksSection>
  );
}

function ChecksSection({ summary, children }: { summary: ReactNode; children: ReactNode }): ReactElement {
  const heading = useId();
  return (
    <Card as="section" id={checksId} aria-labelledby={heading} className={styles.sheet}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          Checks
        </h2>
        <p className={styles.summary}>{summary}</p>
      </div>
      <p className={styles.intro}>
        Try each of these on what you built. A reviewer goes through the same list for the certification.
      </p>
      <ul className={styles.list}>{children}</ul>
    </Card>
  );
}
