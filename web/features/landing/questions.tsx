import type { ReactElement } from 'react';
import { Accordion, AccordionItem } from '../../ui/accordion.tsx';

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Questions that can be opened and closed, independently of each other. */
export function Questions({ questions }: { questions: readonly Question[] }): ReactElement {
  return (
    <Accordion>
      {questions.map(({ question, answer }) => (
        <AccordionItem key={question} title={question}>
          <p>{answer}</p>
        </AccordionItem>
      ))}
    </Accordion>
  );
}
