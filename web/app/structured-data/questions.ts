import type { Thing } from './thing.ts';

interface AnsweredQuestion {
  readonly question: string;
  readonly answer: string;
}

/** The questions and answers of a page. */
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
