import { type CollisionDetection, pointerWithin, rectIntersection } from '@dnd-kit/core';

/** Finds the lane under the pointer. For the keyboard, it is the lane that the card overlaps most. */
export const laneUnder: CollisionDetection = (arguments_) =>
  arguments_.pointerCoordinates ? pointerWithin(arguments_) : rectIntersection(arguments_);
