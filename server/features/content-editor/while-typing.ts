import { timesPerPerson } from '../../platform/http/rate-limits.ts';

/** For requests that a page sends by itself while somebody types. */
export const whileTyping = timesPerPerson(600);
