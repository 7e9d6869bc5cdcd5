import { exportContentPath } from '@chalkline/contract/console-addresses';
import { refuseKind } from '@chalkline/domain/access/editing-content';
import type { ReactElement, ReactNode } from 'react';
import { useViewer } from '../../../api/viewer.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { deferred } from '../../../ui/deferred.tsx';
import { Glyph } from '../../../ui/glyphs.tsx';
import { Grid } from '../../../ui/layout.tsx';
import { listAddress } from '../content-url-state.ts';
import { EditorLayout } from '../editor-layout.tsx';
import styles from './transfer.module.css';

/** The page is readable right away; the import is loaded after it. */
const ImportPanel = deferred(async () => (await import('./import-panel.tsx')).ImportPanel);

/** Exports and imports all content as files. */
export function Transfer(): ReactElement {
  return (
    <EditorLayout back={{ href: listAddress('course'), label: 'Content' }} title="Import and export">
      <Grid min={320} columns={2} className={styles.panels}>
        <Card as="section" aria-labelledby="export-title" className={styles.panel}>
          <h2 id="export-title" className={styles.title}>
            Export
          </h2>
          <p>
            Courses, lessons, prompts, certifications, posts, legal pages and site settings as one zip of
            Markdown files. Drafts stay here.
          </p>
          <FoundersPart />
          <div>
            <ButtonLink href={exportContentPath} download icon={<Glyph name="download" size={20} />}>
              Download the content
            </ButtonLink>
          </div>
        </Card>
        <ImportPanel />
      </Grid>
    </EditorLayout>
  );
}

/** An archive always holds the whole site, because an import compares it with the whole site. */
function FoundersPart(): ReactNode {
  const { viewer } = useViewer();
  if (!refuseKind(viewer?.role ?? null, 'site')) return null;
  return (
    <p className={styles.reason}>
      The archive includes legal pages and site settings so that it's complete, but only founders can change
      them. If you import an archive, both stay as they are here.
    </p>
  );
}
