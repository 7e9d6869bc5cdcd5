import { type ReactElement, useId } from 'react';
import { Accordion, AccordionItem } from '../accordion.tsx';
import { Specimen, State } from './specimen.tsx';

export function AccordionSpecimen(): ReactElement {
  return (
    <Specimen title="Accordion" note="The browser's own details: it works with scripts off.">
      <Accordion>
        <AccordionItem title="Open on arrival" defaultOpen>
          <p>Each item toggles on its own.</p>
        </AccordionItem>
        <AccordionItem title="A question that takes more than one line to ask, as real questions often do">
          <p>And an answer.</p>
        </AccordionItem>
      </Accordion>
      <State name="only one open at a time">
        <OneAtATime />
      </State>
    </Specimen>
  );
}

function OneAtATime(): ReactElement {
  const group = useId();
  return (
    <Accordion>
      <AccordionItem title="First" name={group}>
        <p>Opening the second closes this one.</p>
      </AccordionItem>
      <AccordionItem title="Second" name={group}>
        <p>Opening the first closes this one.</p>
      </AccordionItem>
    </Accordion>
  );
}
