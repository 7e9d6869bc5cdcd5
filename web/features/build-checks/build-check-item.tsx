import type { Snapshot } from '@chalkline/contract/snapshots';
import type { BuildCheck } from '@chalkline/domain/build-checks/build-check';
import { type ReactElement, useState } from 'react';
import { RenderedOnce } from '../../ui/rendered-once.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import styles from './build-checks.module.css';
import { CheckPicture } from './check-picture.tsx';

export interface BuildCheckItemProps {
  readonly check: BuildCheck;
  /** Undefined for visitors, and until it is known. */
  readonly isTicked: boolean | undefined;
  /** The picture that the learner has attached. */
  readonly snapshot: Snapshot | undefined;
  /** Ends when the change is saved or has failed. Visitors have none. */
  readonly onTick?: ((checkId: string, isTicked: boolean) => Promise<void>) | undefined;
  readonly onChoosePicture?: ((checkId: string) => void) | undefined;
}

export function BuildCheckItem(props: BuildCheckItemProps): ReactElement {
  return (
    <RenderedOnce as="li" className={styles.check}>
      <CheckContent {...props} />
    </RenderedOnce>
  );
}

function CheckContent(props: BuildCheckItemProps): ReactElement {
  const { check, isTicked, snapshot, onTick, onChoosePicture } = props;
  const isHydrated = useHydrated();
  // What is saved follows a moment after a click. The box would flicker without this.
  const [chosen, setChosen] = useState<boolean>();
  const choose = async (isTicked: boolean) => {
    setChosen(isTicked);
    await onTick?.(check.id, isTicked);
    setChosen(undefined);
  };
  const isOwn = isTicked !== undefined;
  const expected = `check-${check.id}-expected`;
  return (
    <>
      <label className={styles.try}>
        <input
          type="checkbox"
          className={styles.box}
          checked={chosen ?? isTicked ?? false}
          disabled={!isOwn || !isHydrated}
          aria-describedby={expected}
          onChange={({ target }) => void choose(target.checked)}
        />
        <span>{check.try}</span>
      </label>
      <div className={styles.rest}>
        <p id={expected}>
          <b>You should see:</b> {check.expect}
        </p>
        <details className={styles.otherwise}>
          <summary>Something else happened?</summary>
          <p>{check.otherwise}</p>
        </details>
        {isOwn ? (
          <CheckPicture check={check} snapshot={snapshot} onChoose={() => onChoosePicture?.(check.id)} />
        ) : null}
      </div>
    </>
  );
}
