import type { ContentItem } from '@chalkline/contract/founder-content';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { ButtonLink } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { previewAddress } from './content-url-state.ts';
import styles from './side-panel.module.css';
import { SidePanel } from './side-panel.tsx';

/** Ways to see the item: previewed as another person, or on the site. */
export function PreviewLinks({ item }: { item: ContentItem }): ReactElement {
  const { kind, id, publicPath } = item;
  return (
    <SidePanel title="Preview">
      <p>See it as a visitor, a free user or a member would, with your unsaved changes.</p>
      <Link href={previewAddress(kind, id)} asChild>
        <ButtonLink size="small" icon={<Glyph name="eye" size={20} />}>
          Preview
        </ButtonLink>
      </Link>
      {publicPath ? (
        <a href={publicPath} target="_blank" rel="noopener" className={styles.address}>
          {publicPath}
          <Glyph name="external" size={16} label="opens in a new tab" />
        </a>
      ) : null}
    </SidePanel>
  );
}
