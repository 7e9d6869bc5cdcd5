import type { ReactElement } from 'react';
import { renderedHtml } from '../../ui/rendered-html.ts';
import styles from './brief-text.module.css';

/** What to submit, and what is reviewed. */
export function BriefText({ html }: { html: string }): ReactElement {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server renders it from Markdown in which HTML is plain text
    <div className={styles.brief} dangerouslySetInnerHTML={renderedHtml(html)} />
  );
}
