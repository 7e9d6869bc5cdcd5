export { waitingForOf } from './queries.ts';
export { countWaiting } from './waiting.ts';
