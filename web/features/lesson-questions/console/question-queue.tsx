import type { QuestionRow as Row } from '@chalkline/contract/lesson-questions';
import { planAndRoleLabel } from '@chalkline/domain/access/staff-status';
import { clockTime } from '@chalkline/domain/courses/watch-position';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { questionCountResource, questionsResource } from '../../../api/console-resources.ts';
import { useMomentLabel } from '../../../api/moment-label.ts';
import { usePagedResource } from '../../../api/paged-resource.ts';
import { useResource } from '../../../api/resource.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ChipLink } from '../../../ui/chip.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Glyph } from '../../../ui/glyphs.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { ListRow, ListRows } from '../../../ui/list-row.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import styles from './question-queue.module.css';
import { useLiveQuestions } from './use-live-questions.ts';

interface QuestionQueueProps {
  readonly isAnswered: boolean;
}

/** The questions of all members: the open ones, or those that are answered. */
export function QuestionQueue({ isAnswered }: QuestionQueueProps): ReactElement {
  useLiveQuestions();
  return (
    <Stack gap={24}>
      <Views isAnswered={isAnswered} />
      <Questions key={String(isAnswered)} isAnswered={isAnswered} />
    </Stack>
  );
}

function Views({ isAnswered }: QuestionQueueProps): ReactElement {
  const { data: count } = useResource(questionCountResource);
  return (
    <nav aria-label="Questions" className={styles.chips}>
      <Link href="/founder/questions" asChild>
        <ChipLink current={!isAnswered}>Open{count ? ` (${count.open})` : ''}</ChipLink>
      </Link>
      <Link href="/founder/questions?view=answered" asChild>
        <ChipLink current={isAnswered}>Answered</ChipLink>
      </Link>
    </nav>
  );
}

const failure = "We couldn't load the questions";

function Questions({ isAnswered }: QuestionQueueProps): ReactElement {
  const { pages, more, error, isFetching, refetch } = usePagedResource((after) =>
    questionsResource(isAnswered ? 'answered' : 'open', after),
  );
  if (error && !pages) return <ErrorState title={failure} onRetry={refetch} retrying={isFetching} />;
  if (!pages) return <SkeletonRows label="Loading questions" rows={3} height="104px" />;
  if (pages[0]?.questions.length === 0) return <NoQuestions isAnswered={isAnswered} />;
  return (
    <PagedList pages={pages} more={more} failureTitle={failure}>
      {({ questions }, isContinued) => (
        <ListRows label={listLabel(isAnswered, isContinued)}>
          {questions.map((question) => (
            <QuestionRow key={question.id} question={question} />
          ))}
        </ListRows>
      )}
    </PagedList>
  );
}

function listLabel(isAnswered: boolean, isContinued: boolean): string {
  if (isContinued) return 'More questions';
  return isAnswered ? 'Answered, the latest first' : 'Open, priority support first, then the oldest';
}

function QuestionRow({ question }: { question: Row }): ReactElement {
  const momentLabel = useMomentLabel();
  const { id, text, member, lesson, positionSeconds, hasPicture, publishedTitle, answeredAt } = question;
  return (
    <ListRow
      href={`/founder/questions/${id}`}
      title={text || publishedTitle || 'A deleted question'}
      context={`Lesson ${lesson.orderIndex} · ${lesson.title} · ${lesson.courseTitle}`}
    >
      <span>
        {member ? `${member.name}, ${planAndRoleLabel(member.plan, member.role)}` : 'Deleted by its member'}
      </span>
      {member?.hasPrioritySupport ? <Badge tone="chalk">Priority support</Badge> : null}
      {positionSeconds === null ? null : <Badge>At {clockTime(positionSeconds)}</Badge>}
      {hasPicture ? <Badge icon={<Glyph name="image" size={16} />}>Screenshot</Badge> : null}
      {publishedTitle === null ? null : <Badge tone="success">Published</Badge>}
      <time dateTime={answeredAt ?? question.askedAt}>{momentLabel(answeredAt ?? question.askedAt)}</time>
    </ListRow>
  );
}

function NoQuestions({ isAnswered }: QuestionQueueProps): ReactElement {
  return isAnswered ? (
    <EmptyState title="Nothing has been answered yet" glyph="chat" level={2}>
      Answered questions appear here. You can publish them under their lessons.
    </EmptyState>
  ) : (
    <EmptyState title="No open questions." glyph="chat" level={2}>
      Questions that members ask under a lesson appear here: priority support first, then the oldest.
    </EmptyState>
  );
}
