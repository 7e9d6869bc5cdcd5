import type { TickedCheck } from '@chalkline/contract/build-checks';
import type { Snapshot } from '@chalkline/contract/snapshots';
import type { BuildCheck } from '@chalkline/domain/build-checks/build-check';
import type { ReactElement, ReactNode } from 'react';
import { joinIds, splitIds } from '../../ui/id-list.ts';
import { RenderedOnce } from '../../ui/rendered-once.tsx';
import { BuildCheckItem, type BuildCheckItemProps } from './build-check-item.tsx';
import styles from './build-checks.module.css';

interface CheckListProps extends Pick<BuildCheckItemProps, 'onTick' | 'onChoosePicture'> {
  readonly checks: readonly BuildCheck[];
  /** Undefined for visitors, and until they are known. */
  readonly ticked?: readonly TickedCheck[] | undefined;
  /** Shown before the checks. */
  readonly failure?: ReactElement | undefined;
}

export function CheckList({ checks, ticked, ...others }: CheckListProps): ReactElement {
  return (
    <RenderedOnce as="ul" className={styles.list}>
      <Items
        checks={checks}
        tickedIds={ticked && idsIn(checks, ticked)}
        pictures={ticked && picturesOf(ticked)}
        {...others}
      />
    </RenderedOnce>
  );
}

interface ItemsProps extends Omit<CheckListProps, 'ticked'> {
  /** One text, because the server shares HTML between equal props, and a new set is never equal. */
  readonly tickedIds: string | undefined;
  /** Undefined without any, because a new object would be personal. */
  readonly pictures: ReadonlyMap<string, Snapshot> | undefined;
}

function Items({ checks, tickedIds, pictures, failure, onTick, onChoosePicture }: ItemsProps): ReactNode {
  const ticked = tickedIds === undefined ? undefined : splitIds(tickedIds);
  return (
    <>
      {failure ? <li>{failure}</li> : null}
      {checks.map((check) => (
        <BuildCheckItem
          key={check.id}
          check={check}
          isTicked={ticked?.has(check.id)}
          snapshot={pictures?.get(check.id)}
          onTick={onTick}
          onChoosePicture={onChoosePicture}
        />
      ))}
    </>
  );
}

function idsIn(checks: readonly BuildCheck[], ticked: readonly TickedCheck[]): string {
  const ids = new Set(ticked.map(({ checkId }) => checkId));
  return joinIds(checks.flatMap(({ id }) => (ids.has(id) ? [id] : [])));
}

function picturesOf(ticked: readonly TickedCheck[]): ReadonlyMap<string, Snapshot> | undefined {
  const pictures = ticked.flatMap(({ checkId, snapshot }) =>
    snapshot ? [[checkId, snapshot] as const] : [],
  );
  return pictures.length > 0 ? new Map(pictures) : undefined;
}
