import type { Thing } from './thing.ts';

interface AnsweredQuestion {
  readonly question: string;
  readonly answer: string;
}

/** The questions of a page with their answers, as they stand there. */
export function faqPage(questions: readonly AnsweredQuestion[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
