import { renderAnswerPath } from '@chalkline/contract/console-addresses';
import { textBurden } from '@chalkline/domain/content/text-burden';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { write } from '../../../api/write.ts';
import { RenderedText } from '../../../ui/rendered-text.tsx';
import { useSettled } from '../../../ui/use-settled.ts';
import styles from './open-question.module.css';

const pauseMilliseconds = 400;

/** The answer as the member will see it. The last preview stays until the next one arrives. */
export function AnswerPreview({ markdown }: { markdown: string }): ReactElement {
  const settled = useSettled(markdown, pauseMilliseconds);
  const burden = textBurden(settled);
  const isEmpty = settled.trim() === '';
  const { data, isError } = useQuery({
    queryKey: [renderAnswerPath, settled],
    queryFn: () => write('POST', renderAnswerPath, { markdown: settled }),
    placeholderData: keepPreviousData,
    // Every pause while typing makes a new preview, so they are not cached.
    gcTime: 0,
    enabled: burden === undefined && !isEmpty,
  });
  if (isEmpty) return <p className={styles.quiet}>What you write is shown here.</p>;
  if (burden !== undefined) return <p className={styles.quiet}>No preview: the text {burden}.</p>;
  if (isError && !data) return <p className={styles.quiet}>We couldn't load the preview.</p>;
  if (!data) return <p className={styles.quiet}>Preparing the preview…</p>;
  return <RenderedText html={data.html} />;
}
