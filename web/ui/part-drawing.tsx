import type { ReactElement } from 'react';
import { classNames } from './class-names.ts';
import { neverHydrated } from './never-hydrated.tsx';
import styles from './part-drawing.module.css';
import type { PartSubject } from './parts/part-subjects.ts';

export interface PartDrawingProps {
  /** Decides the subject, its variant and the background. The same seed gives the same drawing. */
  seed: string;
  /** What is drawn; chosen by the seed if left out. */
  subject?: PartSubject | undefined;
  /** The label of the dimension line; by default the measured width or height. */
  label?: string | undefined;
  /** Names the drawing for screen readers; without it the drawing is decoration. */
  title?: string | undefined;
  className?: string | undefined;
}

// All subjects together are a large piece of code for something that arrives drawn.
const DrawnPart = neverHydrated(async () => (await import('./drawn-part.tsx')).DrawnPart, EmptySheet);

/** A technical drawing of one object, made from a seed: a cover that needs no image file. */
export function PartDrawing(props: PartDrawingProps): ReactElement {
  const { seed, subject, label, title } = props;
  return <DrawnPart key={[seed, subject, label, title].join()} {...props} />;
}

/** Takes up the drawing's space until it is drawn. */
function EmptySheet({ className }: PartDrawingProps): ReactElement {
  return <svg aria-hidden="true" viewBox="0 0 640 352" className={classNames(styles.drawing, className)} />;
}
