import type { Review } from '@chalkline/contract/reviews';
import { neighbourOf, shownSubmission } from '@chalkline/domain/certifications/reviews-url-state';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { reviewsResource } from '../../api/console-resources.ts';
import { useResource } from '../../api/resource.ts';
import { useViewer } from '../../api/viewer.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ChipLink } from '../../ui/chip.tsx';
import { classNames } from '../../ui/class-names.ts';
import { deferred } from '../../ui/deferred.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { Stack } from '../../ui/layout.tsx';
import type { Shortcut } from '../../ui/shortcuts/shortcut.ts';
import { ShortcutsButton } from '../../ui/shortcuts/shortcuts-deferred.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { useCheckResults } from './check-results.ts';
import { OpenReview, type OpenReviewProps } from './open-review.tsx';
import { forgetDecided } from './review-drafts.ts';
import { reviewHeading } from './review-heading-id.ts';
import { ReviewQueue } from './review-queue.tsx';
import styles from './reviews.module.css';
import { type ReviewsNavigation, useReviewsNavigation } from './reviews-navigation.ts';
import { useVerdict, type VerdictInHand } from './use-verdict.tsx';

const DecidedList = deferred(async () => (await import('./decided-list.tsx')).DecidedList);

export interface ReviewsProps {
  /** The learner's snapshots of the course. */
  snapshotsOf(review: Review): ReactNode;
}

/** The submitted work: a list, and one submission at a time next to it. */
export function Reviews({ snapshotsOf }: ReviewsProps): ReactElement {
  const navigation = useReviewsNavigation();
  const { urlState, go } = navigation;
  const { data: waiting } = useResource(reviewsResource);
  const viewerId = useViewer().viewer?.id;
  const shownId = shownSubmission(urlState, waiting ?? [], viewerId);
  const summary = waiting?.find(({ id }) => id === shownId);
  const results = useCheckResults({ viewerId, submissionId: shownId });
  const verdict = useVerdict({
    results,
    summary,
    viewerId,
    onDecided: (submissionId, next) => {
      if (submissionId === shownId) go({ submissionId: next?.id }, { replace: true });
    },
    // A decided submission stays open, so that a second click does not decide the next one by accident.
    onTooLate: (submissionId) => {
      if (submissionId === shownId) go({ submissionId }, { replace: true });
    },
  });
  useEffect(() => {
    if (viewerId && waiting) forgetDecided(viewerId, waiting);
  }, [viewerId, waiting]);
  useFocusOnAnother(shownId, urlState.submissionId);
  const step = (steps: 1 | -1) => {
    const neighbour = neighbourOf(waiting ?? [], shownId, steps);
    if (neighbour) go({ isDecided: false, submissionId: neighbour.id });
  };
  const review = { summary, onChoose: verdict.choose, snapshotsOf, results };
  return (
    <Stack gap={24}>
      <div className={styles.views}>
        <Views navigation={navigation} waiting={waiting?.length} />
        <ShortcutsButton shortcuts={reviewKeys(step, verdict.choose)} others={[]} />
      </div>
      <div className={styles.columns} data-open={urlState.submissionId ? 'yes' : 'no'}>
        <List navigation={navigation} shownId={shownId} />
        <Beside navigation={navigation} shownId={shownId} review={review} />
      </div>
      {verdict.dialog}
    </Stack>
  );
}

function reviewKeys(step: (steps: 1 | -1) => void, choose: VerdictInHand['choose']): Shortcut[] {
  return [
    { key: 'j', label: 'Next submission', run: () => step(1) },
    { key: 'k', label: 'Previous submission', run: () => step(-1) },
    { key: 'a', label: 'Award', run: () => choose('awarded') },
    { key: 'c', label: 'Ask for changes', run: () => choose('changes_asked') },
  ];
}

interface ColumnProps {
  readonly navigation: ReviewsNavigation;
  readonly shownId: string | undefined;
}

function List({ navigation, shownId }: ColumnProps): ReactElement {
  const { urlState, addressOf } = navigation;
  return (
    <div className={styles.list}>
      {urlState.isDecided ? (
        <DecidedList navigation={navigation} />
      ) : (
        <Queue shownId={shownId} addressOf={(submissionId) => addressOf({ submissionId })} />
      )}
    </div>
  );
}

interface BesideProps extends ColumnProps {
  readonly review: Omit<OpenReviewProps, 'submissionId'>;
}

function Beside({ navigation: { urlState, addressOf }, shownId, review }: BesideProps): ReactElement | null {
  if (shownId) {
    return (
      <Stack gap={16} className={styles.shown}>
        <Link href={addressOf({ submissionId: undefined })} asChild>
          <ButtonLink
            variant="quiet"
            size="small"
            icon={<Glyph name="arrow-left" size={20} />}
            className={styles.back}
          >
            Back to the list
          </ButtonLink>
        </Link>
        <OpenReview {...review} submissionId={shownId} />
      </Stack>
    );
  }
  if (!urlState.isDecided) return null;
  return <p className={classNames(styles.shown, styles.hint)}>Choose a decision to see the details.</p>;
}

/**
 * When another submission is shown, the focus moves to it. On a phone, where only the list or the submission is
 * visible, the focus never stays on a hidden element.
 */
function useFocusOnAnother(shownId: string | undefined, openId: string | undefined): void {
  const earlier = useRef(shownId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening and closing the one that is shown hides what had the focus
  useEffect(() => {
    const isAnother = earlier.current !== shownId;
    earlier.current = shownId;
    if (!isAnother && document.activeElement?.checkVisibility()) return;
    const heading = reviewHeading();
    const target = heading?.checkVisibility() ? heading : document.querySelector('main');
    target?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [shownId, openId]);
}

interface ViewsProps {
  readonly navigation: ReviewsNavigation;
  readonly waiting: number | undefined;
}

function Views({ navigation: { urlState, addressOf }, waiting }: ViewsProps): ReactElement {
  const view = (isDecided: boolean) => addressOf({ isDecided, submissionId: undefined, search: '' });
  return (
    <nav aria-label="Reviews" className={styles.chips}>
      <Link href={view(false)} asChild>
        <ChipLink current={!urlState.isDecided}>
          Waiting{waiting === undefined ? '' : ` (${waiting})`}
        </ChipLink>
      </Link>
      <Link href={view(true)} asChild>
        <ChipLink current={urlState.isDecided}>Decided</ChipLink>
      </Link>
    </nav>
  );
}

interface QueueProps {
  readonly shownId: string | undefined;
  addressOf(submissionId: string): string;
}

function Queue(props: QueueProps): ReactElement {
  const { data: waiting, error, isFetching, refetch } = useResource(reviewsResource);
  if (error && !waiting) {
    return (
      <ErrorState title="We couldn't load the reviews" onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  if (!waiting) return <SkeletonRows label="Loading reviews" rows={3} height="104px" />;
  if (waiting.length === 0) return <NothingToReview />;
  return <ReviewQueue waiting={waiting} {...props} />;
}

function NothingToReview(): ReactElement {
  return (
    <EmptyState title="Nothing to review." glyph="award" level={2}>
      Work submitted for a certification appears here, oldest first.
    </EmptyState>
  );
}
