import type { ReactElement } from 'react';
import { renderedHtml } from './rendered-html.ts';
import styles from './rendered-text.module.css';

/** A text that the server has rendered from Markdown. */
export function RenderedText({ html }: { html: string }): ReactElement {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server renders it from Markdown in which HTML is plain text
  return <div className={styles.text} dangerouslySetInnerHTML={renderedHtml(html)} />;
}
