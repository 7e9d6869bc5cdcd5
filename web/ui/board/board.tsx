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
import { useCarrySensors } from './drag-sensors.ts';
import { DragContext, type DragState } from './drag-state.ts';
import { laneByLane } from './lane-keys.ts';
import { laneUnder } from './lane-under.ts';

/** Announcements for screen readers while a card is moved. */
export interface BoardLabels {
  /** How to move a card by the keyboard. */
  readonly instructions: string;
  lifted(cardId: string): string;
  over(cardId: string, laneId: string): string;
  dropped(cardId: string, laneId: string | undefined): string;
  cancelled(cardId: string): string;
}

export interface BoardProps extends Pick<DragState, 'verdictOf'> {
  readonly label: string;
  readonly words: BoardLabels;
  /** Renders the card under the pointer while it is dragged. */
  imageOf(cardId: string): ReactNode;
  /** Called when a card is dropped on another lane, whether or not the lane accepts it. */
  onDrop(cardId: string, laneId: string): void;
  readonly children: ReactNode;
}

/**
 * Lanes with cards that can be dragged between them by mouse, touch (after a long press) and keyboard. Only the
 * files in this folder know how dragging is implemented.
 */
export function Board({ label, words, verdictOf, imageOf, onDrop, children }: BoardProps): ReactElement {
  const id = useId();
  const { lifted, isReturning, ...handlers } = useCarrying({ verdictOf, onDrop });
  const sensors = useCarrySensors(laneByLane);
  const state = useMemo(() => ({ lifted, verdictOf }), [lifted, verdictOf]);
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={laneUnder}
      accessibility={{
        announcements: announcementsIn(words),
        screenReaderInstructions: { draggable: words.instructions },
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
      const laneId = over ? String(over.id) : undefined;
      const verdict = laneId === undefined ? undefined : verdictOf(cardId, laneId).kind;
      setReturning(verdict !== 'takes');
      if (laneId !== undefined && verdict !== 'home') onDrop(cardId, laneId);
    },
  };
}

function announcementsIn(words: BoardLabels): Announcements {
  return {
    onDragStart: ({ active }) => words.lifted(String(active.id)),
    onDragOver: ({ active, over }) => (over ? words.over(String(active.id), String(over.id)) : undefined),
    onDragEnd: ({ active, over }) => words.dropped(String(active.id), over ? String(over.id) : undefined),
    onDragCancel: ({ active }) => words.cancelled(String(active.id)),
  };
}

/** Animates a refused card back to where it came from. */
function flyBack(): DropAnimation | null {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isCalm ? null : { duration: 240, easing: 'cubic-bezier(.2,.8,.2,1)' };
}
