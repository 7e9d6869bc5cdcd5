import type { ImportReport } from '@chalkline/contract/content-import';
import { type ReactElement, useState } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { changeFailure, isRefused } from '../../../api/unclear-outcome.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { changedSince, useImportArchive } from './import-archive.ts';
import { ImportReportTable } from './import-report.tsx';
import { ReportHeading } from './report-heading.tsx';
import styles from './transfer.module.css';

/** Takes an archive in, in two steps: what it would change, then the change itself. */
export function ImportPanel(): ReactElement {
  const [archive, setArchive] = useState<File>();
  const [deletesMissing, setDeletesMissing] = useState(false);
  // What it would change stays in view while it is changed.
  const [report, setReport] = useState<ImportReport>();
  const { mutate, error, isPending, variables, reset } = useImportArchive();
  const startOver = () => {
    setReport(undefined);
    reset();
  };
  const start = (looked?: ImportReport) => {
    if (!archive) return;
    mutate(
      { archive, deletesMissing, looked },
      {
        onSuccess: setReport,
        onError: (refused) => setReport(changedSince(refused)),
      },
    );
  };
  return (
    <Card as="section" aria-labelledby="import-title" className={styles.panel}>
      <h2 id="import-title" className={styles.title}>
        Import
      </h2>
      <Field
        label="Archive"
        hint="A zip like the one that the export gives. First you see what it would change."
      >
        {(control) => (
          <Input
            {...control}
            type="file"
            accept=".zip,application/zip"
            onChange={({ target }) => {
              setArchive(target.files?.[0]);
              startOver();
            }}
          />
        )}
      </Field>
      <Switch
        label="Delete what the archive does not have"
        hint="Never what people’s work hangs on."
        checked={deletesMissing}
        onChange={({ target }) => {
          setDeletesMissing(target.checked);
          startOver();
        }}
      />
      <div className={styles.buttons}>
        <Button disabled={!archive} loading={isPending && !variables.looked} onClick={() => start()}>
          Show what would change
        </Button>
      </div>
      {error ? <ImportFailed error={error} isDryRun={!variables?.looked} /> : null}
      {report ? (
        <ImportReportTable
          report={report}
          action={
            report.isDryRun ? (
              <Button
                variant="marker"
                loading={isPending && variables.looked !== undefined}
                onClick={() => start(report)}
              >
                Apply it
              </Button>
            ) : null
          }
        />
      ) : null}
    </Card>
  );
}

/** Every problem with its file and line: nothing was changed, unless there was no clear answer. */
function ImportFailed({ error, isDryRun }: { error: ApiError; isDryRun: boolean }): ReactElement {
  const issues = error.refusal?.issues ?? [];
  const isKnown = isDryRun || isRefused(error);
  return (
    <section className={styles.report}>
      <ReportHeading>{isKnown ? 'Nothing was changed' : 'It may have been imported'}</ReportHeading>
      <p>
        {isKnown
          ? (error.refusal?.message ?? 'The archive could not be read. Please try again.')
          : changeFailure(error, 'what would change')}
      </p>
      {issues.length > 0 ? (
        <ul className={styles.problems}>
          {issues.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              <code>{field}</code> {message}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
