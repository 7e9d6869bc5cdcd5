import { useDraggable } from '@dnd-kit/core';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { ChalkLine } from '../chalk-line.tsx';
import { classNames } from '../class-names.ts';
import { Glyph } from '../glyphs.tsx';
import styles from './board-card.module.css';

export interface BoardCardProps {
  readonly id: string;
  readonly columnId: string;
  /** The label of the drag handle, such as "Move Fix the sign-in". Without it, the card can't be moved. */
  readonly handleLabel?: string | undefined;
  /** Plays the snap once: the card has just arrived. */
  readonly hasArrived?: boolean;
  /** Whether the current user moved the card here, so that it keeps the focus. */
  readonly keepsFocus?: boolean;
  readonly children: ReactNode;
}

/** A card in a column. With a pointer it can be dragged anywhere; with the keyboard, by its handle. */
export function BoardCard(props: BoardCardProps): ReactElement {
  const { id, columnId, handleLabel, hasArrived = false, keepsFocus = false, children } = props;
  const isMovable = handleLabel !== undefined;
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id,
    disabled: !isMovable,
    data: { columnId },
  });
  const { onKeyDown, ...pointer } = listeners ?? {};
  const handle = useFocusAfterMove(keepsFocus);
  const holdHandle = (element: HTMLButtonElement | null) => {
    setActivatorNodeRef(element);
    handle.current = element;
  };
  return (
    <li
      ref={setNodeRef}
      {...pointer}
      className={classNames(styles.card, isMovable && styles.movable)}
      data-lifted={isDragging}
    >
      {hasArrived ? <ChalkLine seed={id} snap className={styles.arrival} /> : null}
      {isMovable ? (
        <button
          ref={holdHandle}
          type="button"
          className={styles.handle}
          aria-label={handleLabel}
          aria-describedby={attributes['aria-describedby']}
          aria-pressed={isDragging}
          onKeyDown={(event) => onKeyDown?.(event)}
        >
          <Glyph name="grip" size={20} />
        </button>
      ) : null}
      {children}
    </li>
  );
}

/** A card in a new column is a new element, so the focused element in the old column is gone. */
function useFocusAfterMove(keepsFocus: boolean) {
  const handle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (keepsFocus && document.activeElement === document.body) handle.current?.focus();
  }, [keepsFocus]);
  return handle;
}

/** The card as shown while it is dragged. */
export function BoardCardImage({ children }: { children: ReactNode }): ReactElement {
  return (
    <div className={classNames(styles.card, styles.inHand)} inert>
      <span className={styles.handle}>
        <Glyph name="grip" size={20} />
      </span>
      {children}
    </div>
  );
}
