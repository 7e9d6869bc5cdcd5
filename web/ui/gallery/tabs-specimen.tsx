import type { ReactElement } from 'react';
import { Badge } from '../badge.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../tabs.tsx';
import { Specimen } from './specimen.tsx';

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
