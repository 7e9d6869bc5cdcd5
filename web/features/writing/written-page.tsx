import type { ArticleHeading } from '@chalkline/contract/writing';
import type { ReactElement, ReactNode } from 'react';
import { ChalkHeading } from '../../ui/chalk-heading.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Container } from '../../ui/layout.tsx';
import { renderedHtml } from '../../ui/rendered-html.ts';
import { type ArticlePart, articleParts } from './article-parts.ts';
import { PostPrompt } from './post-prompt.tsx';
import styles from './written-page.module.css';

export interface WrittenPageProps {
  readonly title: string;
  /** The line under the title: when, by whom. */
  readonly byline: ReactNode;
  /** Rendered from Markdown on the server, which escapes raw HTML. */
  readonly html: string;
  /** The sections, for the table of contents. */
  readonly contents?: readonly ArticleHeading[];
  /** Shown beside the text where there is room, otherwise before it. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/** A page of text, such as a post or a legal page. */
export function WrittenPage(props: WrittenPageProps): ReactElement {
  const { title, byline, html, contents, aside, children } = props;
  const hasAside = contents !== undefined || aside !== undefined;
  return (
    <Container>
      <article className={classNames(styles.page, hasAside && styles.withAside)}>
        <ChalkHeading>{title}</ChalkHeading>
        <p className={styles.byline}>{byline}</p>
        {contents ? <Contents contents={contents} /> : null}
        {aside ? <div className={styles.aside}>{aside}</div> : null}
        <div className={styles.parts}>
          {articleParts(html).map((part) => (
            <Part key={part.id} part={part} />
          ))}
        </div>
        {children}
      </article>
    </Container>
  );
}

function Part({ part: { id, kind, html } }: { part: ArticlePart }): ReactElement {
  if (kind === 'prompt') return <PostPrompt id={id} html={html} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's Markdown renderer lets no HTML through
  return <div className={styles.text} dangerouslySetInnerHTML={renderedHtml(html)} />;
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
