import type { SearchResult } from '@chalkline/contract/search';
import type { ReactElement } from 'react';
import { useViewer } from '../../../api/viewer.ts';
import { Glyph } from '../../../ui/glyphs.tsx';
import { kindGlyphs, kindNames } from './result-sections.ts';
import styles from './search-result.module.css';

/** What a result shows, in the dialog and on the page. */
export function SearchResultText({ result }: { result: SearchResult }): ReactElement {
  const { kind, title, context, sentence, isLocked } = result;
  const { viewer } = useViewer();
  const hasPlan = viewer !== null && viewer.plan !== 'Free';
  return (
    <span className={styles.result}>
      <Glyph name={kindGlyphs[kind]} size={20} className={styles.glyph} />
      <span className={styles.text}>
        <span className="visually-hidden">{kindNames[kind]}: </span>
        <span className={styles.title}>
          <MarkedText segments={title} />
        </span>
        {context ? <span className={styles.context}> {context}</span> : null}
        {sentence.length > 0 ? (
          <span className={styles.sentence}>
            {' '}
            <MarkedText segments={sentence} />
          </span>
        ) : null}
        {isLocked ? (
          <span className={styles.locked}>
            {' '}
            <Glyph name="lock" size={16} /> {hasPlan ? 'Not in your plan' : 'Needs a plan'}
          </span>
        ) : null}
      </span>
    </span>
  );
}

function MarkedText({ segments }: { segments: SearchResult['title'] }): ReactElement {
  return (
    <>
      {segments.map(({ text, isMatch }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change their order
        isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
      )}
    </>
  );
}
