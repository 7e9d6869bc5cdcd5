import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  type DropAnimation,
} from '@dnd-kit/core';
import { type ReactElement, type ReactNode, useId, useMemo, useState } from 'react';
import styles from './board.module.css';
import { columnByColumn } from './column-keys.ts';
import { columnUnder } from './column-under.ts';
import { useCarrySensors } from './drag-sensors.ts';
import { DragContext, type DragState } from './drag-state.ts';

/** Announcements for screen readers while a card is moved. */
export interface BoardLabels {
  /** How to move a card by the keyboard. */
  readonly instructions: string;
  lifted(cardId: string): string;
  over(cardId: string, columnId: string): string;
  dropped(cardId: string, columnId: string | undefined): string;
  cancelled(cardId: string): string;
}

export interface BoardProps extends Pick<DragState, 'verdictOf'> {
  readonly label: string;
  readonly labels: BoardLabels;
  /** Renders the card under the pointer while it is dragged. */
  imageOf(cardId: string): ReactNode;
  /** Called when a card is dropped on another column, whether or not the column accepts it. */
  onDrop(cardId: string, columnId: string): void;
  readonly children: ReactNode;
}

/**
 * Columns with cards that can be dragged between them by mouse, touch (after a long press) and keyboard. Only the
 * files in this folder know how dragging is implemented.
 */
export function Board({ label, labels, verdictOf, imageOf, onDrop, children }: BoardProps): ReactElement {
  const id = useId();
  const { lifted, isReturning, ...handlers } = useCarrying({ verdictOf, onDrop });
  const sensors = useCarrySensors(columnByColumn);
  const state = useMemo(() => ({ lifted, verdictOf }), [lifted, verdictOf]);
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={columnUnder}
      accessibility={{
        announcements: announcementsIn(labels),
        screenReaderInstructions: { draggable: labels.instructions },
      }}
      {...handlers}
    >
      <DragContext value={state}>
        <section aria-label={label} className={styles.board} data-lifted={lifted !== undefined}>
          {children}
        </section>
      </DragContext>
      {/* While the card flies back, pointer events go through it, so that it can be picked up again. */}
      <DragOverlay dropAnimation={isReturning ? flyBack() : null} style={{ pointerEvents: 'none' }}>
        {lifted === undefined ? null : <div className={styles.image}>{imageOf(lifted)}</div>}
      </DragOverlay>
    </DndContext>
  );
}

/** The card being dragged, and whether the last drop was refused. */
function useCarrying({ verdictOf, onDrop }: Pick<BoardProps, 'verdictOf' | 'onDrop'>) {
  const [lifted, setLifted] = useState<string>();
  const [isReturning, setReturning] = useState(false);
  return {
    lifted,
    isReturning,
    onDragStart: ({ active }: DragStartEvent) => setLifted(String(active.id)),
    onDragCancel: () => {
      setLifted(undefined);
      setReturning(true);
    },
    onDragEnd: ({ active, over }: DragEndEvent) => {
      setLifted(undefined);
      const cardId = String(active.id);
      const columnId = over ? String(over.id) : undefined;
      const verdict = columnId === undefined ? undefined : verdictOf(cardId, columnId).kind;
      setReturning(verdict !== 'takes');
      if (columnId !== undefined && verdict !== 'home') onDrop(cardId, columnId);
    },
  };
}

function announcementsIn(labels: BoardLabels): Announcements {
  return {
    onDragStart: ({ active }) => labels.lifted(String(active.id)),
    onDragOver: ({ active, over }) => (over ? labels.over(String(active.id), String(over.id)) : undefined),
    onDragEnd: ({ active, over }) => labels.dropped(String(active.id), over ? String(over.id) : undefined),
    onDragCancel: ({ active }) => labels.cancelled(String(active.id)),
  };
}

/** Animates a refused card back to where it came from. */
function flyBack(): DropAnimation | null {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isCalm ? null : { duration: 240, easing: 'cubic-bezier(.2,.8,.2,1)' };
}
