import {
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';

/** A shorter press scrolls the page. */
const longPress = { delay: 250, tolerance: 8 };
const slip = { distance: 6 };

/** The sensors for dragging: mouse, touch after a long press, and the keyboard, which moves by `stepByStep`. */
export function useCarrySensors(stepByStep: KeyboardCoordinateGetter) {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: slip }),
    useSensor(TouchSensor, { activationConstraint: longPress }),
    useSensor(KeyboardSensor, { coordinateGetter: stepByStep, scrollBehavior: 'auto' }),
  );
}
