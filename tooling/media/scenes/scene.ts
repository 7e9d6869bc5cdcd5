/** One scene of the film: `draw` gives the drawing at `t` seconds after the scene began. */
export interface Scene {
  seconds: number;
  draw: (t: number) => string;
}

/** A scene that explains one of the five steps, under its own heading. */
export interface StepScene extends Scene {
  heading: string;
}
