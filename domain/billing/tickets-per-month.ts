/** How many tickets a billing month of the Consulting plan includes. */
export const ticketsPerMonth = 5;
