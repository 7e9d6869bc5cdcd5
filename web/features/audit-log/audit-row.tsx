import type { AuditEntry } from '@chalkline/contract/audit-log';
import { actionLabel, actorLabel } from '@chalkline/domain/audit-log/action-labels';
import { changedFacts, factLabel, factText } from '@chalkline/domain/audit-log/fact-labels';
import { subjectKind, subjectKindLabel, subjectLabel } from '@chalkline/domain/audit-log/subject-labels';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useMomentLabel } from '../../api/moment-label.ts';
import { useTimeZone } from '../../api/time-zone.ts';
import { Badge } from '../../ui/badge.tsx';
import type { AuditNavigation } from './audit-navigation.ts';
import styles from './audit-row.module.css';

interface AuditRowProps {
  readonly entry: AuditEntry;
  readonly navigation: AuditNavigation;
}

/** One action: who, when, what, on which subject, and what changed. */
export function AuditRow({ entry, navigation: { filter, addressOf } }: AuditRowProps): ReactElement {
  const momentLabel = useMomentLabel();
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.action}>{actionLabel(entry.action)}</p>
        <p className={styles.who}>
          {entry.actor ? entry.actor.name : <Badge>{actorLabel(entry.action)}</Badge>}
          <time dateTime={entry.at}>{momentLabel(entry.at)}</time>
        </p>
      </div>
      <p className={styles.subject}>
        <SubjectLink entry={entry} />
        {isDeleted(entry) ? <Badge>Deleted</Badge> : null}
        {filter.subject === entry.subject ? null : (
          <Link href={addressOf({ subject: entry.subject })} className={styles.only}>
            All entries about this<span className="visually-hidden"> ({subjectName(entry)})</span>
          </Link>
        )}
      </p>
      <Changes entry={entry} />
    </li>
  );
}

function SubjectLink({ entry }: { entry: AuditEntry }): ReactElement {
  const href = subjectAddress(entry);
  const name = subjectName(entry);
  if (href) return <Link href={href}>{name}</Link>;
  return subjectKind(entry.subject) === 'member' ? <Badge>Erased member</Badge> : <span>{name}</span>;
}

function subjectName({ subject, member, item, ticket, submission }: AuditEntry): string {
  if (item?.kind === 'site') return item.title;
  const title = item?.title ?? ticket?.title ?? (submission && submissionTitle(submission));
  if (title) return `${subjectKindLabel(subjectKind(subject))}: ${title}`;
  return member?.name ?? subjectLabel(subject);
}

function submissionTitle({ certification, learner }: NonNullable<AuditEntry['submission']>): string {
  return `${certification}, ${learner}`;
}

const goneWithMember = ['ticket', 'submission', 'certificate'];

/** A member's items lose their names when they are deleted. */
function isDeleted({ subject, item, ticket, submission }: AuditEntry): boolean {
  return item?.isDeleted ?? (goneWithMember.includes(subjectKind(subject)) && !ticket && !submission);
}

/** The address of the subject's page, or undefined if it is deleted or has no page. */
function subjectAddress({ subject, member, item, ticket, submission }: AuditEntry): string | undefined {
  const id = encodeURIComponent(subject.slice(subject.indexOf(':') + 1));
  if (member) return `/founder/members/${member.id}`;
  if (item) return `/founder/content/${item.kind}/${id}${item.isDeleted ? '/versions' : ''}`;
  if (ticket) return `/founder/tickets?ticket=${id}`;
  return submission ? `/founder/reviews?view=decided&submission=${submission.id}` : undefined;
}

function Changes({ entry: { before, after } }: { entry: AuditEntry }): ReactElement | null {
  const timeZone = useTimeZone();
  const facts = changedFacts(before, after);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.changes}>
      {facts.map((fact) => (
        <div key={fact.name} className={styles.fact}>
          <dt>{factLabel(fact.name)}</dt>
          <dd>
            {before && fact.before !== undefined ? (
              <>
                <del>
                  <span className="visually-hidden">before: </span>
                  {factText(fact.name, fact.before, timeZone)}
                </del>{' '}
                <span aria-hidden="true">→</span>{' '}
              </>
            ) : null}
            <ins>
              <span className="visually-hidden">after: </span>
              {factText(fact.name, fact.after, timeZone)}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
