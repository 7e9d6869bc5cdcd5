import type { ContentItem } from '@chalkline/contract/founder-content';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useMomentLabel } from '../../../api/moment-label.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Glyph } from '../../../ui/glyphs.tsx';
import { versionsAddress } from '../content-url-state.ts';
import { SidePanel } from '../side-panel.tsx';
import { savedLabel } from './version-labels.ts';

/** The version number, and a link to the others. */
export function VersionsPanel({ item }: { item: ContentItem }): ReactElement {
  const momentLabel = useMomentLabel();
  return (
    <SidePanel title={`Version ${item.version}`}>
      <p>
        {savedLabel(item)}, <time dateTime={item.savedAt}>{momentLabel(item.savedAt)}</time>.
      </p>
      <Link href={versionsAddress(item.kind, item.id)} asChild>
        <ButtonLink size="small" icon={<Glyph name="history" size={20} />}>
          All versions
        </ButtonLink>
      </Link>
    </SidePanel>
  );
}
