import type { Review } from '@chalkline/contract/reviews';
import { decisionLabels } from '@chalkline/domain/certifications/review';
import type { ReactElement } from 'react';
import { useMomentLabel } from '../../api/moment-label.ts';
import { Badge } from '../../ui/badge.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './review-sheet.module.css';
import { RubricResults } from './rubric-results.tsx';

/** The outcome of a review: the decision, by whom, when, and the feedback. */
export function Outcome({ outcome }: { outcome: NonNullable<Review['outcome']> }): ReactElement {
  const momentLabel = useMomentLabel();
  const { decision, feedback, decidedAt, decidedBy } = outcome;
  const isAwarded = decision === 'awarded';
  return (
    <div className={styles.outcome}>
      <p className={styles.decision}>
        <Badge
          tone={isAwarded ? 'marker' : 'neutral'}
          icon={<Glyph name={isAwarded ? 'check' : 'edit'} size={16} />}
        >
          {decisionLabels[decision]}
        </Badge>
        {decidedBy ? `by ${decidedBy}, ` : null}
        {momentLabel(decidedAt)}
      </p>
      {feedback ? <blockquote className={styles.comments}>{feedback}</blockquote> : null}
      <RubricResults checks={outcome.checks} />
    </div>
  );
}
