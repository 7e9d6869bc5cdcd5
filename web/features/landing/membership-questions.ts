import { guaranteeDays } from '@chalkline/domain/billing/guarantee';
import { priceLabel, prices } from '@chalkline/domain/billing/prices';
import { ticketsPerMonth } from '@chalkline/domain/billing/tickets-per-month';
import { reviewPromise } from '@chalkline/domain/calendar/working-days';
import type { Question } from './questions.tsx';

/** Questions that people ask before they join. The prices are the constants that are really charged. */
export const membershipQuestions: readonly Question[] = [
  {
    question: 'Do I need to know how to program?',
    answer:
      'No. You describe what you want and an AI coding agent writes the code. The lessons teach you what to ask for, how to check the result, and enough about how it works to change it later.',
  },
  {
    question: 'What do I build with?',
    answer:
      "Replit, a development environment that runs in your browser and has its own coding agent. There's nothing to install. Replit is a separate service with its own terms, and it may charge you.",
  },
  {
    question: 'What does a membership cost?',
    answer: `Monthly is ${priceLabel(prices.Monthly)}, Annual ${priceLabel(prices.Annual)} and Lifetime ${priceLabel(prices.Lifetime)}. All three include every course, prompt and certification. Annual adds priority support: we answer your emails and lesson questions first.`,
  },
  {
    question: 'Can I cancel?',
    answer:
      "Yes, at any time: choose Manage plan. You keep access until the end of the period you've paid for. Lifetime is a one-time payment, so there's nothing to cancel.",
  },
  {
    question: "What if it's not for me?",
    answer: `Monthly, Annual and Lifetime come with a ${guaranteeDays}-day money-back guarantee. Otherwise, course content isn't refundable once you have access. The guarantee doesn't cover Consulting.`,
  },
  {
    question: 'How do certifications work?',
    answer: `When you've completed every lesson in a course, submit a link to your project, a video, or both. The founder reviews it personally and usually replies within ${reviewPromise}.`,
  },
  {
    question: 'Some courses say Coming Soon. When do they open?',
    answer:
      "You'll see the date on the course as soon as it's set. If you have a plan on that day, the course is included at no extra cost.",
  },
  {
    question: 'Can someone work on my project with me?',
    answer: `Yes, with Consulting (${priceLabel(prices.Consulting)}): up to ${ticketsPerMonth} tickets a month for code review, feature builds or getting unstuck. You can buy it with or without a membership.`,
  },
];
