export { countTicketsToWorkOn } from './founder-queries.ts';
export { ticketTitlesOf, waitingTicketsOf } from './member-queries.ts';
