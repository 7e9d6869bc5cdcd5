import { promisedHours } from '@chalkline/domain/consulting/promise-clock';
import { columnLimits } from '@chalkline/domain/consulting/ticket';

/** The steps of a ticket across the board. */
export const boardSteps = [
  {
    title: 'Idea',
    text: `Write a ticket with a join link to your project. You can keep up to ${columnLimits.Idea} here.`,
  },
  {
    title: 'Priority',
    text: `Move your most important ticket here. We acknowledge it within ${promisedHours.acknowledgement} hours.`,
  },
  {
    title: 'In Progress',
    text: `Your consultant works on it. Progress or completion within ${promisedHours.completion} hours.`,
  },
  { title: 'Completed', text: 'Check the result in your own project, then choose your next ticket.' },
] as const;
