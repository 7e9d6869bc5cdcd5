import { type ReactElement, type ReactNode, useRef } from 'react';
import { scrollToStart } from '../../ui/scroll-to.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { tabsId } from './lesson-ids.ts';
import styles from './lesson-tabs.module.css';

export type LessonTab = 'key-points' | 'prompts' | 'snapshots';

export interface LessonTabsProps {
  readonly open: LessonTab;
  readonly onOpen: (tab: LessonTab) => void;
  readonly keyPoints: ReactNode;
  readonly prompts: ReactNode;
  readonly snapshots: ReactNode;
}

/** The tabs below the video. */
export function LessonTabs({ open, onOpen, keyPoints, prompts, snapshots }: LessonTabsProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  return (
    <Tabs
      ref={place}
      id={tabsId}
      defaultValue={open}
      value={open}
      onChoose={(tab) => {
        onOpen(tab as LessonTab);
        showPanel(place.current);
      }}
      className={styles.tabs}
    >
      <TabList label="Lesson material">
        <Tab value="key-points">Key Points</Tab>
        <Tab value="prompts">Prompts</Tab>
        <Tab value="snapshots">Snapshots</Tab>
      </TabList>
      <TabPanel value="key-points">{keyPoints}</TabPanel>
      {/*
       * Stays mounted while another tab is open, so that filled-in blanks are kept and the shortcut still
       * copies.
       */}
      <TabPanel value="prompts" isKept>
        {prompts}
      </TabPanel>
      <TabPanel value="snapshots">{snapshots}</TabPanel>
    </Tabs>
  );
}

/**
 * On a small screen the panel may be below the visible area, so that choosing a tab would change nothing
 * visible. On a wide screen the page does not scroll.
 */
function showPanel(tabs: HTMLElement | null): void {
  if (window.matchMedia('(min-width: 1100px)').matches) return;
  scrollToStart(tabs);
}
