import type { ReactElement, ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx';

export interface LessonTabsProps {
  readonly keyPoints: ReactNode;
  readonly prompts: ReactNode;
  readonly snapshots: ReactNode;
}

/** What goes with the video. A learner works along, so the prompts come first. */
export function LessonTabs({ keyPoints, prompts, snapshots }: LessonTabsProps): ReactElement {
  return (
    <Tabs defaultValue="prompts">
      <TabList label="Lesson material">
        <Tab value="key-points">Key Points</Tab>
        <Tab value="prompts">Prompts</Tab>
        <Tab value="snapshots">Snapshots</Tab>
      </TabList>
      <TabPanel value="key-points">{keyPoints}</TabPanel>
      {/* Stays while another tab is open: what was filled in is still there, and its key still copies. */}
      <TabPanel value="prompts" isKept>
        {prompts}
      </TabPanel>
      <TabPanel value="snapshots">{snapshots}</TabPanel>
    </Tabs>
  );
}
