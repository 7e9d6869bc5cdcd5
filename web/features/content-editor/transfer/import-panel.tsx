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

/** Imports an archive in two steps: a dry run, then the import itself. */
export function ImportPanel(): ReactElement {
  const [archive, setArchive] = useState<File>();
  const [deletesMissing, setDeletesMissing] = useState(false);
  const { report, error, underWay, look, apply, startOver, wasLooking } = useImport(archive, deletesMissing);
  const choose = (chosen: File | undefined) => {
    setArchive(chosen);
    startOver();
  };
  return (
    <Card as="section" aria-labelledby="import-title" className={styles.panel}>
      <h2 id="import-title" className={styles.title}>
        Import
      </h2>
      <ArchiveField onChoose={choose} />
      <Switch
        label="Delete items that aren't in the archive"
        hint="Anything members' work depends on is kept."
        checked={deletesMissing}
        onChange={({ target }) => {
          setDeletesMissing(target.checked);
          startOver();
        }}
      />
      <div className={styles.buttons}>
        <Button disabled={!archive} loading={underWay === 'looking'} onClick={look}>
          Show what would change
        </Button>
      </div>
      {error ? <ImportFailed error={error} isDryRun={wasLooking} /> : null}
      {report ? (
        <ImportReportTable
          report={report}
          action={
            report.isDryRun ? <ApplyButton isApplying={underWay === 'applying'} onApply={apply} /> : null
          }
        />
      ) : null}
    </Card>
  );
}

/** The state of the import. The result of the dry run stays visible during the import. */
function useImport(archive: File | undefined, deletesMissing: boolean) {
  const [report, setReport] = useState<ImportReport>();
  const { mutate, error, isPending, variables, reset } = useImportArchive();
  const start = (looked?: ImportReport) => {
    if (!archive) return;
    mutate(
      { archive, deletesMissing, looked },
      { onSuccess: setReport, onError: (refused) => setReport(changedSince(refused)) },
    );
  };
  const wasLooking = !variables?.looked;
  const step = wasLooking ? 'looking' : 'applying';
  return {
    report,
    error,
    wasLooking,
    underWay: isPending ? step : undefined,
    look: () => start(),
    apply: () => start(report),
    startOver: () => {
      setReport(undefined);
      reset();
    },
  };
}

function ArchiveField({ onChoose }: { onChoose: (archive: File | undefined) => void }): ReactElement {
  return (
    <Field label="Archive" hint="A zip file from Export. You'll see what would change before anything does.">
      {(control) => (
        <Input
          {...control}
          type="file"
          accept=".zip,application/zip"
          onChange={({ target }) => onChoose(target.files?.[0])}
        />
      )}
    </Field>
  );
}

interface ApplyButtonProps {
  readonly isApplying: boolean;
  readonly onApply: () => void;
}

function ApplyButton({ isApplying, onApply }: ApplyButtonProps): ReactElement {
  return (
    <Button variant="marker" loading={isApplying} onClick={onApply}>
      Apply changes
    </Button>
  );
}

/** Lists every problem with its file and line. Nothing was changed, unless the outcome is unclear. */
function ImportFailed({ error, isDryRun }: { error: ApiError; isDryRun: boolean }): ReactElement {
  const issues = error.refusal?.issues ?? [];
  const isKnown = isDryRun || isRefused(error);
  return (
    <section className={styles.report}>
      <ReportHeading>{isKnown ? 'Nothing was changed' : 'It may have been imported'}</ReportHeading>
      <p>
        {isKnown
          ? (error.refusal?.message ?? "We couldn't read the archive. Please try again.")
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
