import { type CollisionDetection, pointerWithin, rectIntersection } from '@dnd-kit/core';

/** The lane under the pointer; the keyboard has none, so there it is the lane under most of the card. */
export const laneUnder: CollisionDetection = (arguments_) =>
  arguments_.pointerCoordinates ? pointerWithin(arguments_) : rectIntersection(arguments_);
