import type { Snapshot } from '@chalkline/contract/snapshots';
import type { BuildCheck } from '@chalkline/domain/build-checks/build-check';
import type { ReactElement } from 'react';
import { Button } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './build-checks.module.css';

interface CheckPictureProps {
  readonly check: BuildCheck;
  readonly snapshot: Snapshot | undefined;
  onChoose(): void;
}

/** The picture of a check, and the button that attaches one. */
export function CheckPicture({ check, snapshot, onChoose }: CheckPictureProps): ReactElement {
  return (
    <div className={styles.picture}>
      {snapshot ? (
        <a href={snapshot.imageUrl} target="_blank" rel="noreferrer">
          <img
            src={snapshot.thumbnailUrl}
            alt={`Your snapshot of “${check.try}” (opens in a new tab)`}
            width={120}
            height={68}
            loading="lazy"
          />
        </a>
      ) : null}
      <Button
        variant="quiet"
        size="small"
        icon={<Glyph name="image" size={16} />}
        aria-haspopup="dialog"
        onClick={onChoose}
      >
        {snapshot ? 'Change snapshot' : 'Attach a snapshot'}
        <span className="visually-hidden">: {check.try}</span>
      </Button>
    </div>
  );
}
