import {
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';

/** A press shorter than this scrolls. */
const longPress = { delay: 250, tolerance: 8 };
const slip = { distance: 6 };

/** Things are carried by mouse, by touch after a long press, and by keys that go `stepByStep`. */
export function useCarrySensors(stepByStep: KeyboardCoordinateGetter) {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: slip }),
    useSensor(TouchSensor, { activationConstraint: longPress }),
    useSensor(KeyboardSensor, { coordinateGetter: stepByStep, scrollBehavior: 'auto' }),
  );
}
