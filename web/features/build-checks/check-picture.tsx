import type { BuildCheck } from '@chalkline/domain/build-checks/build-check';
import { type ReactElement, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import type { OwnCheck } from './build-check-item.tsx';
import styles from './build-checks.module.css';

// Few people attach pictures, so the dialog is loaded when it is opened.
const ChoosePicture = lazyComponent(async () => (await import('./choose-picture.tsx')).ChoosePicture);

interface CheckPictureProps {
  readonly check: BuildCheck;
  readonly own: OwnCheck;
}

/** The picture of a check, or the button that attaches one. */
export function CheckPicture({ check, own }: CheckPictureProps): ReactElement {
  const [isChoosing, setIsChoosing] = useState(false);
  const { snapshot } = own;
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
        onClick={() => setIsChoosing(true)}
      >
        {snapshot ? 'Change snapshot' : 'Attach a snapshot'}
        <span className="visually-hidden">: {check.try}</span>
      </Button>
      {isChoosing ? (
        <ChoosePicture
          lessonId={own.lessonId}
          chosen={snapshot}
          renderUpload={own.renderUpload}
          onChoose={own.onAttach}
          onClose={() => setIsChoosing(false)}
        />
      ) : null}
    </div>
  );
}
