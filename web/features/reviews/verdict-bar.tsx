import type { ReviewDecision } from '@chalkline/domain/certifications/review';
import type { ReactElement } from 'react';
import { Button } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { prepareVerdict } from './lazy-verdict.tsx';
import styles from './review-sheet.module.css';

/** The two decisions of a review. */
export function VerdictBar({ onChoose }: { onChoose: (decision: ReviewDecision) => void }): ReactElement {
  const near = { onPointerEnter: prepareVerdict, onFocus: prepareVerdict };
  return (
    <div className={styles.verdict}>
      <Button
        variant="marker"
        icon={<Glyph name="award" size={20} />}
        onClick={() => onChoose('awarded')}
        {...near}
      >
        Award
      </Button>
      <Button icon={<Glyph name="edit" size={20} />} onClick={() => onChoose('changes_asked')} {...near}>
        Ask for changes
      </Button>
    </div>
  );
}
