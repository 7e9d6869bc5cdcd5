import { type ReactElement, useId } from 'react';
import { Accordion, AccordionItem } from '../accordion.tsx';
import { Badge } from '../badge.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../tabs.tsx';
import { Specimen, State } from './specimen.tsx';

export function TabsSpecimen(): ReactElement {
  return (
    <Specimen title="Tabs" note="The chalk line lies under the active one. Arrow keys move between tabs.">
      <Tabs defaultValue="notes">
        <TabList label="Parts of the work">
          <Tab value="notes">Notes</Tab>
          <Tab value="pieces" trailing={<Badge>4</Badge>}>
            Pieces
          </Tab>
          <Tab value="pictures">Pictures</Tab>
          <Tab value="later" disabled>
            Later
          </Tab>
        </TabList>
        <TabPanel value="notes">
          <p>What was said.</p>
        </TabPanel>
        <TabPanel value="pieces">
          <p>What was made.</p>
        </TabPanel>
        <TabPanel value="pictures">
          <p>What it looked like.</p>
        </TabPanel>
      </Tabs>
    </Specimen>
  );
}

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
