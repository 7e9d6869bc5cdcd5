import { closestCenter, DndContext, type DragEndEvent, DragOverlay } from '@dnd-kit/core';
import { type ReactElement, type ReactNode, useId, useMemo, useState } from 'react';
import { useCarrySensors } from './drag-sensors.ts';
import { rowByRow } from './row-keys.ts';
import { sortableLabels } from './sortable-labels.ts';
import styles from './sortable-list.module.css';
import { SortableRow, SortableRowImage } from './sortable-row.tsx';

export interface SortableItem {
  readonly id: string;
  readonly name: string;
}

export interface SortableListProps {
  readonly label: string;
  readonly items: readonly SortableItem[];
  rowOf(item: SortableItem, index: number): ReactNode;
  /** Called when a row is dropped at another place, counted from 0. */
  onMove(id: string, to: number): void;
}

/** A list whose rows can be dragged to another place by mouse, touch and keyboard. */
export function SortableList(props: SortableListProps): ReactElement {
  const { label, items, rowOf, onMove } = props;
  const id = useId();
  const [lifted, setLifted] = useState<string>();
  const sensors = useCarrySensors(rowByRow);
  const placeOf = (itemId: string | undefined) => items.findIndex((item) => item.id === itemId);
  const end = ({ active, over }: DragEndEvent) => {
    setLifted(undefined);
    const to = over ? placeOf(String(over.id)) : -1;
    if (to >= 0 && to !== placeOf(String(active.id))) onMove(String(active.id), to);
  };
  const labels = sortableLabels(items);
  // Picking a row up changes no content, and a long list takes a phone long to render again.
  const contents = useMemo(() => items.map(rowOf), [items, rowOf]);
  const from = placeOf(lifted);
  const carried = items[from];
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: labels.announcements,
        screenReaderInstructions: { draggable: labels.instructions },
      }}
      onDragStart={({ active }) => setLifted(String(active.id))}
      onDragCancel={() => setLifted(undefined)}
      onDragEnd={end}
    >
      <ol aria-label={label} className={styles.list}>
        {items.map((item, index) => (
          <SortableRow key={item.id} item={item} index={index} edge={edgeOf(from, index)}>
            {contents[index]}
          </SortableRow>
        ))}
      </ol>
      <DragOverlay dropAnimation={null} style={{ pointerEvents: 'none' }}>
        {carried ? <SortableRowImage>{contents[from]}</SortableRowImage> : null}
      </DragOverlay>
    </DndContext>
  );
}

/** The side of a row on which the dragged row would be inserted. */
function edgeOf(from: number, index: number): 'above' | 'below' | undefined {
  if (from === -1 || from === index) return undefined;
  return from < index ? 'below' : 'above';
}
