export { type Tick, tickedInCourse, ticksOf } from './queries.ts';
