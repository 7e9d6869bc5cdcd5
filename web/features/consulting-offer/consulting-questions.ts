import { guaranteeDays } from '@chalkline/domain/billing/guarantee';
import { ticketsPerMonth } from '@chalkline/domain/billing/tickets-per-month';
import { promisedHours } from '@chalkline/domain/consulting/promise-clock';
import { columnLimits } from '@chalkline/domain/consulting/ticket';

/** Questions that people ask before they buy consulting. */
export const consultingQuestions = [
  {
    question: 'What can I ask for?',
    answer:
      'A ticket is either a Review or a Build. For a Review, we read your code, plan or error and reply in writing. For a Build, we add or fix one feature in your project.',
  },
  {
    question: 'How quickly will I hear back?',
    answer: `We acknowledge a ticket within ${promisedHours.acknowledgement} hours of it moving to Priority. Once it's In Progress, you'll see progress or the finished work within ${promisedHours.completion} hours. Most requests are completed in that time.`,
  },
  {
    question: 'What does a ticket need?',
    answer:
      'A clear title, a description and the join link to your Replit project, which is required. For anything complex, add a screen-share video: two minutes of video can save an hour of guessing.',
  },
  {
    question: 'How many tickets can I have?',
    answer: `We take on up to ${ticketsPerMonth} a month. Your board holds up to ${columnLimits.Idea} tickets in Idea and ${columnLimits.Priority} in Priority at a time, so it's always clear what comes next.`,
  },
  {
    question: 'Who moves the tickets?',
    answer:
      'You move them between Idea and Priority, in either direction. Your consultant moves them to In Progress and to Completed.',
  },
  {
    question: 'Do I need a membership as well?',
    answer:
      'No. You can buy Consulting on its own, and it includes everything in Lifetime for as long as you subscribe.',
  },
  {
    question: 'Can I cancel, and is there a refund?',
    answer: `You can cancel at any time and keep your board until the end of the billing period. The active period isn't refundable; the ${guaranteeDays}-day guarantee covers Monthly, Annual and Lifetime only.`,
  },
] as const;
