import type { ImportReport } from '@chalkline/contract/content-import';
import type { ReactElement, ReactNode } from 'react';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { FieldChanges } from '../form/field-changes.tsx';
import { kindLabels } from '../kind-labels.ts';
import { ReportHeading } from './report-heading.tsx';
import { leftOut, missingPictures, type ReportRow, reportRows, reportSummary } from './report-rows.ts';
import styles from './transfer.module.css';

interface ImportReportProps {
  readonly report: ImportReport;
  readonly action: ReactNode;
}

const tones: Readonly<Record<string, BadgeTone>> = { New: 'success', Changed: 'chalk', Deleted: 'danger' };

/** What an import does, or would do, item by item. */
export function ImportReportTable({ report, action }: ImportReportProps): ReactElement {
  const rows = reportRows(report);
  const missing = missingPictures(report);
  const more = leftOut(report);
  return (
    <section className={styles.report}>
      <ReportHeading>{report.isDryRun ? 'What would change' : 'What has changed'}</ReportHeading>
      <p>{reportSummary(report)}</p>
      {missing ? <p className={styles.reason}>{missing}</p> : null}
      {rows.length > 0 ? (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Item</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, ...row }) => (
              <ReportLine key={key} {...row} />
            ))}
          </tbody>
        </table>
      ) : null}
      {more ? <p>{more}</p> : null}
      {rows.some(({ verdict }) => verdict !== 'Stays') ? action : null}
    </section>
  );
}

function ReportLine(row: Omit<ReportRow, 'key'>): ReactElement {
  const { verdict, kind, title, file, changes, reason } = row;
  return (
    <tr>
      <td>
        <Badge tone={tones[verdict] ?? 'neutral'}>{verdict}</Badge>
      </td>
      <td>
        <strong>{title}</strong> <span className={styles.file}>{kindLabels[kind].one}</span>
        <code className={styles.path}>{file}</code>
        {reason ? <p className={styles.reason}>{reason}</p> : null}
        {changes.length > 0 ? (
          <details>
            <summary>
              {changes.length === 1 ? '1 field' : `${changes.length} fields`}
              <span className="visually-hidden"> of {title}</span>
            </summary>
            <FieldChanges kind={kind} changes={changes} />
          </details>
        ) : null}
      </td>
    </tr>
  );
}
