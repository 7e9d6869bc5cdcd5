import type { ReactElement } from 'react';
import { Accordion, AccordionItem } from '../../ui/accordion.tsx';

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Questions that open and close, each on its own. */
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
