import { dayOf, longDate } from '@chalkline/domain/calendar/calendar-date';
import { decisionLabels } from '@chalkline/domain/certifications/review';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Day } from '../../../api/day.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Progress } from '../../../ui/progress.tsx';
import type { MemberProps } from './member-change.ts';
import { Row, Rows, Section } from './section.tsx';

/** The member's progress in each course. */
export function MemberCourses({ member: { courses } }: MemberProps): ReactElement {
  return (
    <Section title="Progress" empty={courses.length === 0 ? 'No lesson has been completed yet.' : undefined}>
      <Rows>
        {courses.map(({ id, title, completed, total, lastAt }) => (
          <Row
            key={id}
            title={title}
            facts={
              <>
                <Progress
                  label={title}
                  value={completed}
                  max={total}
                  valueText={lessonsText(completed, total)}
                />
                {lessonsText(completed, total)}, last on <Day at={lastAt} />
              </>
            }
          />
        ))}
      </Rows>
    </Section>
  );
}

function lessonsText(completed: number, total: number): string {
  return `${completed} of ${total} ${total === 1 ? 'lesson' : 'lessons'}`;
}

/** The member's submissions. */
export function MemberSubmissions({ member: { submissions } }: MemberProps): ReactElement {
  return (
    <Section title="Submissions" empty={submissions.length === 0 ? 'No submissions yet.' : undefined}>
      <Rows>
        {submissions.map(({ id, certification, submittedAt, decision, decidedAt }) => (
          <Row
            key={id}
            title={<Link href={reviewAddress(id, decision !== null)}>{certification}</Link>}
            badges={
              <Badge tone={decision ? 'neutral' : 'marker'}>
                {decision ? decisionLabels[decision] : 'Waiting for review'}
              </Badge>
            }
            facts={
              <>
                Submitted <Day at={submittedAt} />
                {decidedAt ? (
                  <>
                    , decided <Day at={decidedAt} />
                  </>
                ) : null}
              </>
            }
          />
        ))}
      </Rows>
    </Section>
  );
}

function reviewAddress(id: string, isDecided: boolean): string {
  return `/founder/reviews?${isDecided ? 'view=decided&' : ''}submission=${id}`;
}

/** The member's certificates. */
export function MemberCertificates({ member: { certificates } }: MemberProps): ReactElement {
  return (
    <Section
      title="Certificates"
      empty={certificates.length === 0 ? 'No certification has been earned yet.' : undefined}
    >
      <Rows>
        {certificates.map(({ token, certification, awardedAt, isPublic, revokedAt }) => (
          <Row
            key={token}
            title={isPublic ? <a href={`/certificates/${token}`}>{certification}</a> : certification}
            badges={
              <>
                {revokedAt ? <Badge tone="danger">Revoked</Badge> : null}
                {isPublic ? null : <Badge>Not public</Badge>}
              </>
            }
            // The day is the one on the certificate, which is the same for everybody.
            facts={`Awarded ${longDate(dayOf(awardedAt))}`}
          />
        ))}
      </Rows>
    </Section>
  );
}
