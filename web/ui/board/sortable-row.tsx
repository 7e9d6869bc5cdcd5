import { useDraggable, useDroppable } from '@dnd-kit/core';
import {
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
} from 'react';
import { ChalkLine } from '../chalk-line.tsx';
import { classNames } from '../class-names.ts';
import { Glyph } from '../glyphs.tsx';
import type { SortableItem } from './sortable-list.tsx';
import styles from './sortable-row.module.css';

interface SortableRowProps {
  readonly item: SortableItem;
  /** Where the dragged row would be inserted, or undefined while nothing is dragged. */
  readonly edge: 'above' | 'below' | undefined;
  readonly index: number;
  readonly children: ReactNode;
}

/** A row of a sortable list. With a pointer it can be dragged anywhere; with the keyboard, by its handle. */
export function SortableRow({ item, edge, index, children }: SortableRowProps): ReactElement {
  const { setNodeRef: setRow, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable(item);
  const { setNodeRef: setPlace, isOver } = useDroppable(item);
  const { onKeyDown, ...pointer } = listeners ?? {};
  const noteFocus = useFocusKept(index);
  const setElement = useCallback(
    (element: HTMLLIElement | null) => {
      setRow(element);
      setPlace(element);
    },
    [setRow, setPlace],
  );
  return (
    <li ref={setElement} {...pointer} className={styles.row} data-lifted={isDragging} onFocus={noteFocus}>
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

/** Moving a row removes its element for a moment, so the focus inside it is restored afterwards. */
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

/** The row as shown while it is dragged. */
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
