/** The time as a dependency, so that what happens in thirty days can be tested today. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
