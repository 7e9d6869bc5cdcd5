import type { TickedCheck } from '@chalkline/contract/build-checks';
import type { Lesson } from '@chalkline/contract/courses';
import { signInPageAddress } from '@chalkline/contract/sign-in-addresses';
import { checkProgress } from '@chalkline/domain/build-checks/check-progress';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { lessonChecksResource } from '../../api/lesson-resources.ts';
import { useResource } from '../../api/resource.ts';
import { useViewer } from '../../api/viewer.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import styles from './build-checks.module.css';
import { CheckList } from './check-list.tsx';
import { checksId } from './checks-id.ts';
import type { RenderUpload } from './choose-picture.tsx';
import { useCheckChanges } from './tick-check.ts';

// Few people attach pictures, so the dialog is loaded when it is opened.
const ChoosePicture = lazyComponent(async () => (await import('./choose-picture.tsx')).ChoosePicture);

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
      <CheckList checks={lesson.checks} />
    </ChecksSection>
  );
}

function OwnChecks({ lesson, renderUpload }: BuildChecksProps): ReactElement {
  const { data: ticked, error, isFetching, refetch } = useResource(lessonChecksResource(lesson.id));
  const { tick, attach } = useCheckChanges(lesson.id);
  /** The check whose picture is being chosen. */
  const [choosingFor, setChoosingFor] = useState<string>();
  return (
    <>
      <ChecksSection summary={ticked ? <DoneOf checks={lesson.checks} ticked={ticked} /> : null}>
        <CheckList
          checks={lesson.checks}
          ticked={ticked}
          failure={
            error ? (
              <ErrorState
                title="We couldn't load your checks"
                onRetry={() => void refetch()}
                retrying={isFetching}
              />
            ) : undefined
          }
          onTick={tick}
          onChoosePicture={setChoosingFor}
        />
      </ChecksSection>
      {choosingFor === undefined ? null : (
        <ChoosePicture
          lessonId={lesson.id}
          chosen={ticked?.find(({ checkId }) => checkId === choosingFor)?.snapshot ?? null}
          renderUpload={renderUpload}
          onChoose={(snapshot) => void attach(choosingFor, snapshot)}
          onClose={() => setChoosingFor(undefined)}
        />
      )}
    </>
  );
}

interface DoneOfProps {
  readonly checks: Lesson['checks'];
  readonly ticked: readonly TickedCheck[];
}

function DoneOf({ checks, ticked }: DoneOfProps): ReactElement {
  const { done, total } = checkProgress(checks, new Set(ticked.map(({ checkId }) => checkId)));
  return <span aria-live="polite">{`${done} of ${total} done`}</span>;
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
      {children}
    </Card>
  );
}
