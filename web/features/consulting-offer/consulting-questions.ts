import { guaranteeDays } from '@chalkline/domain/billing/guarantee';
import { ticketsPerMonth } from '@chalkline/domain/consulting/monthly-allowance';
import { promisedHours } from '@chalkline/domain/consulting/promise-clock';
import { columnLimits } from '@chalkline/domain/consulting/ticket';

/** What people ask before they buy consulting. */
export const consultingQuestions = [
  {
    question: 'What can I ask for?',
    answer:
      'A ticket is a Review or a Build. Review: somebody reads your code, your plan or your error and answers in writing. Build: one feature is added or repaired in your project.',
  },
  {
    question: 'How fast is the answer?',
    answer: `A ticket is acknowledged within ${promisedHours.acknowledgement} hours of moving to Priority. Once it is In Progress you get progress or completion within ${promisedHours.completion} hours, and most requests are completed in that time.`,
  },
  {
    question: 'What does a ticket need?',
    answer:
      'A clear title, a description and the join link to your Replit project, which is required. For anything complex, add a screen-share video: two minutes of showing save an hour of guessing.',
  },
  {
    question: 'How many tickets can I have?',
    answer: `Up to ${ticketsPerMonth} are taken up in a month. The board holds up to ${columnLimits.Idea} tickets in Idea and ${columnLimits.Priority} in Priority at a time, so the next piece of work is always clear.`,
  },
  {
    question: 'Who moves the tickets?',
    answer:
      'You move them between Idea and Priority, in either direction. Your consultant moves them to In Progress and to Completed.',
  },
  {
    question: 'Do I need a membership as well?',
    answer:
      'No. Consulting can be bought without one, and it includes everything in Lifetime for as long as it runs.',
  },
  {
    question: 'Can I cancel, and is there a refund?',
    answer: `You can cancel at any time. The board stays open to the end of the billing period. The retainer is not refundable for the active period; the ${guaranteeDays}-day guarantee covers Monthly, Annual and Lifetime only.`,
  },
] as const;
