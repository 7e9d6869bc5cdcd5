import type { ContentItem } from '@chalkline/contract/founder-content';
import { type ReactElement, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Glyph } from '../../../ui/glyphs.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { kindLabels } from '../kind-labels.ts';
import { SidePanel } from '../side-panel.tsx';

/** Loaded when it is first opened. */
const LazyDelete = lazyComponent(async () => (await import('./delete-dialog.tsx')).DeleteDialog);

export function DeletePanel({ item }: { item: ContentItem }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <SidePanel title="Delete">
      <p>You'll see what depends on it first.</p>
      <Button size="small" icon={<Glyph name="trash" size={20} />} onClick={() => setOpen(true)}>
        Delete this {kindLabels[item.kind].one}…
      </Button>
      {isOpen ? <LazyDelete item={item} onClose={() => setOpen(false)} /> : null}
    </SidePanel>
  );
}
