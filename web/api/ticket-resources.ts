import { allowancePath, measuredPromisePath, ticketPath, ticketsPath } from '@chalkline/contract/addresses';
import { resource } from './resource.ts';

export const ticketsResource = resource(ticketsPath);
export const ticketSheetResource = (ticketId: string) => resource(ticketPath, { ticketId });
export const allowanceResource = resource(allowancePath);
export const measuredPromiseResource = resource(measuredPromisePath);
