import type { ContentItem } from '@chalkline/contract/founder-content';
import { canBePublished, canComeAndGo } from '@chalkline/domain/content/content-kinds';
import type { ReactElement } from 'react';
import { DeletePanel } from './deletion/delete-panel.tsx';
import { PreviewLinks } from './preview-links.tsx';
import { PublicationPanel } from './publication/publication-panel.tsx';
import { VersionsPanel } from './versions/versions-panel.tsx';

/** The panels for actions on the whole item. */
export function ItemPanels({ item, today }: { item: ContentItem; today: string }): ReactElement {
  const isThere = item.state !== 'deleted';
  return (
    <>
      {isThere && canBePublished(item.kind) ? <PublicationPanel item={item} today={today} /> : null}
      {isThere ? <PreviewLinks item={item} /> : null}
      <VersionsPanel item={item} />
      {isThere && canComeAndGo(item.kind) ? <DeletePanel item={item} /> : null}
    </>
  );
}
