import { useDraggable, useDroppable } from '@dnd-kit/core';
import { type FocusEvent, type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import { ChalkLine } from '../chalk-line.tsx';
import { classNames } from '../class-names.ts';
import { Glyph } from '../glyphs.tsx';
import type { SortableItem } from './sortable-list.tsx';
import styles from './sortable-row.module.css';

interface SortableRowProps {
  readonly item: SortableItem;
  /** Where the row in the hand would come to lie; nothing while there is none. */
  readonly edge: 'above' | 'below' | undefined;
  readonly index: number;
  readonly children: ReactNode;
}

/** A row of a sortable list. The pointer lifts it anywhere, the keyboard by its handle. */
export function SortableRow({ item, edge, index, children }: SortableRowProps): ReactElement {
  const { setNodeRef: setRow, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable(item);
  const { setNodeRef: setPlace, isOver } = useDroppable(item);
  const { onKeyDown, ...pointer } = listeners ?? {};
  const noteFocus = useFocusKept(index);
  return (
    <li
      ref={(element) => {
        setRow(element);
        setPlace(element);
      }}
      {...pointer}
      className={styles.row}
      data-lifted={isDragging}
      onFocus={noteFocus}
    >
      {isOver && edge ? <ChalkLine seed={item.id} nails="both" className={styles[edge]} /> : null}
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={styles.handle}
        aria-label={`Move ${item.name}`}
        aria-describedby={attributes['aria-describedby']}
        aria-pressed={isDragging}
        onKeyDown={(event) => onKeyDown?.(event)}
      >
        <Glyph name="grip" size={20} />
      </button>
      {children}
    </li>
  );
}

/** A row that changes its place is taken out for a moment: what had the focus in it gets it back. */
function useFocusKept(index: number): (event: FocusEvent) => void {
  const last = useRef<EventTarget>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of place that takes the focus away
  useLayoutEffect(() => {
    if (document.activeElement === document.body && last.current instanceof HTMLElement) last.current.focus();
  }, [index]);
  return ({ target }) => {
    last.current = target;
  };
}

/** The same row in the hand: it only looks like one. */
export function SortableRowImage({ children }: { children: ReactNode }): ReactElement {
  return (
    <div className={classNames(styles.row, styles.inHand)} inert>
      <span className={styles.handle}>
        <Glyph name="grip" size={20} />
      </span>
      {children}
    </div>
  );
}
