import type { SearchReply, SearchResult } from '@chalkline/contract/search';
import { longestSearchQuery } from '@chalkline/domain/search/search-limits';
import { isServer, keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { similarAnswersResource } from '../../api/lesson-resources.ts';
import { useSettled } from '../../ui/use-settled.ts';
import styles from './lesson-questions.module.css';

const pauseMilliseconds = 500;

/** Shorter texts say too little. */
const shortestText = 12;

const mostShown = 3;

/** Published answers that may already say what somebody is asking, while they type. */
export function SimilarAnswers({ text }: { text: string }): ReactElement {
  const query = useSettled(text, pauseMilliseconds).trim().slice(0, longestSearchQuery);
  const isLongEnough = query.length >= shortestText;
  const data = useAnswersTo(query, isLongEnough);
  const found = isLongEnough && data ? [...data.best, ...data.groups.flatMap(({ results }) => results)] : [];
  const shown = found.filter(({ isLocked }) => !isLocked).slice(0, mostShown);
  return (
    <div aria-live="polite" className={styles.similar} hidden={shown.length === 0}>
      {shown.length > 0 ? (
        <>
          <p className={styles.subtitle}>Already answered?</p>
          <ul>
            {shown.map((result) => (
              <li key={result.id}>
                <a href={result.address} target="_blank" rel="noreferrer">
                  {textOf(result.title)}
                  <span className="visually-hidden"> (opens in a new tab)</span>
                </a>
                <span className={styles.hint}>{textOf(result.sentence)}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

/** Nobody types while the server renders. */
const useAnswersTo = isServer ? () => undefined : useFoundAnswers;

function useFoundAnswers(query: string, isLongEnough: boolean): SearchReply | undefined {
  const { data } = useQuery<SearchReply, ApiError>({
    queryKey: similarAnswersResource(query).key,
    placeholderData: keepPreviousData,
    enabled: isLongEnough,
    // It is only a help. If it fails, the question can be asked all the same.
    retry: false,
    gcTime: 0,
  });
  return data;
}

function textOf(segments: SearchResult['title']): string {
  return segments.map(({ text }) => text).join('');
}
