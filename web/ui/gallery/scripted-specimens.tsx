import type { ReactElement } from 'react';
import { BoardSpecimen } from './board-specimen.tsx';
import { MarkdownSpecimen } from './markdown-specimen.tsx';
import { DialogSpecimen, HintSpecimen, MenuSpecimen } from './overlay-specimens.tsx';
import { SortableSpecimen } from './sortable-specimen.tsx';
import { TabsSpecimen } from './tabs-specimen.tsx';

/** Components that consist of behaviour only. */
export function ScriptedSpecimens(): ReactElement {
  return (
    <>
      <DialogSpecimen />
      <MenuSpecimen />
      <HintSpecimen />
      <TabsSpecimen />
      <BoardSpecimen />
      <SortableSpecimen />
      <MarkdownSpecimen />
    </>
  );
}
