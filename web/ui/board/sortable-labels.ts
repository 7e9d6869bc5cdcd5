import type { Announcements } from '@dnd-kit/core';
import type { SortableItem } from './sortable-list.tsx';

/** Announcements for screen readers while a row is moved. */
export function sortableLabels(items: readonly SortableItem[]): {
  readonly instructions: string;
  readonly announcements: Announcements;
} {
  const placeOf = (id: string | number) => items.findIndex((item) => item.id === String(id)) + 1;
  const nameOf = (id: string | number) => `“${items[placeOf(id) - 1]?.name ?? ''}”`;
  const at = (id: string | number) => `place ${placeOf(id)} of ${items.length}`;
  const lifted = (id: string | number) => `Picked up ${nameOf(id)} from ${at(id)}.`;
  return {
    instructions:
      'Press Space to lift it, the up and down arrow keys to move it, Space to put it down, and Escape to cancel.',
    announcements: {
      onDragStart: ({ active }) => lifted(active.id),
      onDragOver: ({ active, over }) => {
        if (!over || over.id === active.id) return lifted(active.id);
        return `${nameOf(active.id)} is over ${at(over.id)}.`;
      },
      onDragEnd: ({ active, over }) =>
        over && over.id !== active.id
          ? `${nameOf(active.id)} was moved to ${at(over.id)}.`
          : `${nameOf(active.id)} stays at ${at(active.id)}.`,
      onDragCancel: ({ active }) => `${nameOf(active.id)} stays at ${at(active.id)}.`,
    },
  };
}
