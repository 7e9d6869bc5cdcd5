export { waitlistEntriesOf } from './queries.ts';
export { countWaitlist } from './waitlist-entries.ts';
