import type { FounderQuestion } from '@chalkline/contract/lesson-questions';
import { memberAddress } from '@chalkline/domain/access/member-address';
import { planAndRoleLabel } from '@chalkline/domain/access/staff-status';
import { clockTime } from '@chalkline/domain/courses/watch-position';
import type { ReactElement } from 'react';
import { useMomentLabel } from '../../../api/moment-label.ts';
import { useViewer } from '../../../api/viewer.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { ChalkHeading } from '../../../ui/chalk-heading.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { LinkedName } from '../../../ui/linked-name.tsx';
import { AnswerEditor } from './answer-editor.tsx';
import styles from './open-question.module.css';
import { Published } from './publish-form.tsx';
import { useLiveQuestions } from './use-live-questions.ts';

/** One question: what was asked, the answer, and what is published of both. */
export function OpenQuestion({ question }: { question: FounderQuestion }): ReactElement {
  useLiveQuestions();
  return (
    <Stack gap={24}>
      <BackLink href="/founder/questions">All questions</BackLink>
      <ChalkHeading seed="question">
        {question.member ? `A question from ${question.member.name}` : 'A published answer'}
      </ChalkHeading>
      <Asked question={question} />
      {question.member ? <AnswerEditor key={question.id} question={question} /> : null}
      {question.answeredAt ? <Published question={question} /> : null}
    </Stack>
  );
}

function Asked({ question }: { question: FounderQuestion }): ReactElement {
  const { text, member, lesson, positionSeconds, picture, askedAt } = question;
  const { viewer } = useViewer();
  const momentLabel = useMomentLabel();
  return (
    <Card as="section" aria-label="Question" className={styles.sheet}>
      <p className={styles.facts}>
        {member ? (
          <>
            <LinkedName name={member.name} href={memberAddress(viewer?.role ?? null, member.id)} />
            <span>{planAndRoleLabel(member.plan, member.role)}</span>
            {member.hasPrioritySupport ? <Badge tone="chalk">Priority support</Badge> : null}
          </>
        ) : (
          'The member has deleted the question.'
        )}
        <time dateTime={askedAt}>{momentLabel(askedAt)}</time>
      </p>
      <p>
        <a href={`/${lesson.courseSlug}/${lesson.orderIndex}`}>
          Lesson {lesson.orderIndex}: {lesson.title}
        </a>{' '}
        · {lesson.courseTitle}
        {positionSeconds === null ? null : ` · at ${clockTime(positionSeconds)} in the video`}
      </p>
      {text ? <p className={styles.text}>{text}</p> : null}
      {picture ? (
        <a href={picture.imageUrl} target="_blank" rel="noreferrer" className={styles.picture}>
          <img
            src={picture.imageUrl}
            alt="The member's screenshot (opens in a new tab)"
            width={picture.width}
            height={picture.height}
          />
        </a>
      ) : null}
    </Card>
  );
}
