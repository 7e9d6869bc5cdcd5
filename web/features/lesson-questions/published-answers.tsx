import { answerAnchor } from '@chalkline/contract/addresses';
import type { PublishedAnswers as AnswersPage, PublishedAnswer } from '@chalkline/contract/lesson-questions';
import type { ReactElement } from 'react';
import type { PagedReading } from '../../api/paged-resource.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { useLinkedElement } from '../../ui/linked-element.ts';
import { PagedList } from '../../ui/paged-list.tsx';
import { RenderedText } from '../../ui/rendered-text.tsx';
import styles from './lesson-questions.module.css';

interface PublishedAnswersProps {
  readonly answers: PagedReading<AnswersPage>;
}

/** What others have asked, with the answers. */
export function PublishedAnswers({ answers }: PublishedAnswersProps): ReactElement | null {
  const { pages, error, isFetching, refetch, more } = answers;
  useLinkedElement(answerAnchor(''), () => {
    if (pages && more.isAvailable && !more.isLoading && !more.hasFailed) more.load();
  });
  if (error && !pages) {
    return <ErrorState title="We couldn't load the answers" onRetry={refetch} retrying={isFetching} />;
  }
  if (!pages || pages[0]?.answers.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.subtitle}>Answered questions</h3>
      <PagedList
        pages={pages}
        more={more}
        failureTitle="We couldn't load more answers"
        moreLabel="Show earlier ones"
      >
        {(page, isContinued) => (
          <ul className={styles.answers} aria-label={isContinued ? 'Earlier answers' : 'Answered questions'}>
            {page.answers.map((answer) => (
              <Answer key={answer.id} answer={answer} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

function Answer({
  answer: { id, title, question, html, askedBy },
}: {
  answer: PublishedAnswer;
}): ReactElement {
  const anchor = answerAnchor(id);
  return (
    <li id={anchor} tabIndex={-1} className={styles.answer}>
      <h3 className={styles.answerTitle}>
        <a href={`#${anchor}`}>{title}</a>
      </h3>
      {question ? (
        <blockquote className={styles.question}>
          <p>{question}</p>
          <footer>{askedBy ? `Asked by ${askedBy}` : 'Asked by a member'}</footer>
        </blockquote>
      ) : null}
      <RenderedText html={html} />
    </li>
  );
}
