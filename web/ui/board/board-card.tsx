import { useDraggable } from '@dnd-kit/core';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { ChalkLine } from '../chalk-line.tsx';
import { classNames } from '../class-names.ts';
import { Glyph } from '../glyphs.tsx';
import styles from './board-card.module.css';

export interface BoardCardProps {
  readonly id: string;
  readonly laneId: string;
  /** Names the handle: "Move Fix the sign-in". A card without it stays where it is. */
  readonly handleLabel?: string | undefined;
  /** Plays the snap once: the card has just arrived. */
  readonly hasArrived?: boolean;
  /** Whether it was brought here by whoever looks at it, and so keeps the focus that it had. */
  readonly keepsFocus?: boolean;
  readonly children: ReactNode;
}

/** A card in a lane. The pointer lifts it anywhere, the keyboard by its handle. */
export function BoardCard(props: BoardCardProps): ReactElement {
  const { id, laneId, handleLabel, hasArrived = false, keepsFocus = false, children } = props;
  const isMovable = handleLabel !== undefined;
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id,
    disabled: !isMovable,
    data: { laneId },
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

/** In its new lane a card is a new element: what had the focus in the old one is gone. */
function useFocusAfterMove(keepsFocus: boolean) {
  const handle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (keepsFocus && document.activeElement === document.body) handle.current?.focus();
  }, [keepsFocus]);
  return handle;
}

/** The same card in the hand: it only looks like one. */
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
