import { promisedHours } from '@chalkline/domain/consulting/promise-clock';
import { columnLimits } from '@chalkline/domain/consulting/ticket';

/** The way of a ticket across the board. */
export const boardSteps = [
  {
    title: 'Idea',
    text: `Write the ticket with a join link to your project. Keep up to ${columnLimits.Idea} here.`,
  },
  {
    title: 'Priority',
    text: `Move the one that matters most. It is acknowledged within ${promisedHours.acknowledgement} hours.`,
  },
  {
    title: 'In Progress',
    text: `Your consultant works on it. Progress or completion within ${promisedHours.completion} hours.`,
  },
  { title: 'Completed', text: 'Look at the result in your own project, then choose the next one.' },
] as const;
