import type { Operations } from '@chalkline/contract/operations';
import { jobLabel } from '@chalkline/domain/operations/job-labels';
import type { ReactElement } from 'react';
import { useMomentLabel } from '../../api/moment-label.ts';
import { Badge } from '../../ui/badge.tsx';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';

/** The recurring jobs. */
export function JobsCard({ jobs }: { jobs: Operations['jobs'] }): ReactElement {
  const momentLabel = useMomentLabel();
  const failing = jobs.filter(({ hasFailed }) => hasFailed).length;
  return (
    <Panel
      title="Jobs"
      state={
        failing > 0 ? <Badge tone="danger">{failing} failing</Badge> : <Badge tone="success">All well</Badge>
      }
    >
      <ul className={styles.list}>
        {jobs.map((job) => (
          <li key={job.name} className={styles.row}>
            <span className={styles.name}>
              {jobLabel(job.name)}
              {job.hasFailed ? <Badge tone="danger">Failed</Badge> : null}
            </span>
            <span className={styles.quiet}>
              {job.finishedAt === null ? 'Not done yet.' : `Last done ${momentLabel(job.finishedAt)}.`}
              {job.nextAt === null ? null : ` Next ${momentLabel(job.nextAt)}.`}
              {job.failedAt === null ? null : ` Last failed ${momentLabel(job.failedAt)}: ${job.lastError}`}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
