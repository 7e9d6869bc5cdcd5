export { ticketTitlesOf, waitingTicketsOf } from './member-queries.ts';
