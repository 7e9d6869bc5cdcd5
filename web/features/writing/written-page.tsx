import type { ArticleHeading } from '@chalkline/contract/writing';
import type { ReactElement, ReactNode } from 'react';
import { ChalkHeading } from '../../ui/chalk-heading.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Container } from '../../ui/layout.tsx';
import { renderedHtml } from '../../ui/rendered-html.ts';
import styles from './written-page.module.css';

export interface WrittenPageProps {
  readonly title: string;
  /** The line under the title: when, by whom. */
  readonly byline: ReactNode;
  /** Rendered from Markdown on the server, which escapes raw HTML. */
  readonly html: string;
  /** The sections, for the table of contents. */
  readonly contents?: readonly ArticleHeading[];
  readonly children?: ReactNode;
}

/** A page of text, such as a post or a legal page. */
export function WrittenPage({ title, byline, html, contents, children }: WrittenPageProps): ReactElement {
  return (
    <Container>
      <article className={classNames(styles.page, contents && styles.withContents)}>
        <ChalkHeading>{title}</ChalkHeading>
        <p className={styles.byline}>{byline}</p>
        {contents ? <Contents contents={contents} /> : null}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server's Markdown renderer lets no HTML through */}
        <div className={styles.text} dangerouslySetInnerHTML={renderedHtml(html)} />
        {children}
      </article>
    </Container>
  );
}

function Contents({ contents }: { contents: readonly ArticleHeading[] }): ReactElement {
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <h2 id="contents" className={styles.contentsTitle}>
        Contents
      </h2>
      <ol>
        {contents.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
