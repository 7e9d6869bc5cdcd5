import { type CollisionDetection, pointerWithin, rectIntersection } from '@dnd-kit/core';

/** Finds the column under the pointer. For the keyboard, it is the column that the card overlaps most. */
export const columnUnder: CollisionDetection = (arguments_) =>
  arguments_.pointerCoordinates ? pointerWithin(arguments_) : rectIntersection(arguments_);
