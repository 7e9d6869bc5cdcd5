import { guaranteeDays } from '@chalkline/domain/billing/guarantee';
import { priceLabel, prices } from '@chalkline/domain/billing/prices';
import { reviewPromise } from '@chalkline/domain/calendar/working-days';
import { ticketsPerMonth } from '@chalkline/domain/consulting/monthly-allowance';
import type { Question } from './questions.tsx';

/** What people ask before they join. Every figure comes from the constants that are charged. */
export const membershipQuestions: readonly Question[] = [
  {
    question: 'Do I need to know how to program?',
    answer:
      'No. You describe what you want and an AI coding agent writes the code. The lessons teach you what to ask for, how to check the result, and enough of what lies underneath to change it later.',
  },
  {
    question: 'What do I build with?',
    answer:
      'With Replit, a development environment in the browser that has its own coding agent. There is nothing to install. Replit is a separate service with its own terms, and it may charge you.',
  },
  {
    question: 'What does a membership cost?',
    answer: `Monthly is ${priceLabel(prices.Monthly)}, Annual ${priceLabel(prices.Annual)} and Lifetime ${priceLabel(prices.Lifetime)}. All three open every course, prompt and certification. Annual adds priority support.`,
  },
  {
    question: 'Can I cancel?',
    answer:
      'Yes, at any time, under Manage plan. You keep access to the end of the period you have paid for. Lifetime is paid once, so there is nothing to cancel.',
  },
  {
    question: 'What if it is not for me?',
    answer: `Monthly, Annual and Lifetime come with a ${guaranteeDays}-day money-back guarantee. Apart from that, course content is not refundable once you have access. The guarantee does not cover Consulting.`,
  },
  {
    question: 'How do certifications work?',
    answer: `When you have completed every lesson of a course, send in a link to your project, a video, or both. The founder reviews it in person and typically answers in ${reviewPromise}.`,
  },
  {
    question: 'Some courses say Coming Soon. When do they open?',
    answer:
      'A course shows its date as soon as there is one. Every plan that is running on that day opens it, at no extra cost.',
  },
  {
    question: 'Can somebody work on my project with me?',
    answer: `That is Consulting, for ${priceLabel(prices.Consulting)}: up to ${ticketsPerMonth} tickets a month for code review, feature builds or getting unstuck. You can buy it with or without a membership.`,
  },
];
