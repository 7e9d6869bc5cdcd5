import type { Snapshot } from '@chalkline/contract/snapshots';
import type { BuildCheck } from '@chalkline/domain/build-checks/build-check';
import { type ReactElement, useId, useState } from 'react';
import { useHydrated } from '../../ui/use-hydrated.ts';
import styles from './build-checks.module.css';
import { CheckPicture } from './check-picture.tsx';
import type { RenderUpload } from './choose-picture.tsx';

/** The learner's own state of a check. */
export interface OwnCheck {
  readonly lessonId: number;
  readonly isTicked: boolean;
  readonly snapshot: Snapshot | null;
  readonly renderUpload: RenderUpload;
  /** Ends when the change is saved or has failed. */
  onTick(isTicked: boolean): Promise<void>;
  onAttach(snapshot: Snapshot | null): void;
}

interface BuildCheckItemProps {
  readonly check: BuildCheck;
  /** Undefined for visitors, and until it is known. */
  readonly own?: OwnCheck | undefined;
}

export function BuildCheckItem({ check, own }: BuildCheckItemProps): ReactElement {
  const expected = useId();
  const isHydrated = useHydrated();
  // What is saved follows a moment after a click. The box would flicker without this.
  const [chosen, setChosen] = useState<boolean>();
  const choose = async (isTicked: boolean) => {
    setChosen(isTicked);
    await own?.onTick(isTicked);
    setChosen(undefined);
  };
  return (
    <li className={styles.check}>
      <label className={styles.try}>
        <input
          type="checkbox"
          className={styles.box}
          checked={chosen ?? own?.isTicked ?? false}
          disabled={!own || !isHydrated}
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
        {own ? <CheckPicture check={check} own={own} /> : null}
      </div>
    </li>
  );
}
