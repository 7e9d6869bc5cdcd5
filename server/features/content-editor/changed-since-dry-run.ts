import type { ImportRefusal, ImportReport } from '@chalkline/contract/content-import';
import { Refusal } from '../../platform/http/refusal.ts';

const message =
  'The content has changed since you checked. Nothing was imported. Review the new changes and decide again.';

/** The import would not do what its dry run reported. The refusal contains the new report. */
export class ChangedSinceDryRun extends Refusal {
  readonly #report: ImportReport;

  constructor(report: ImportReport) {
    super('edited_meanwhile', message);
    this.#report = { ...report, isDryRun: true };
  }

  override get body(): ImportRefusal {
    return { ...super.body, report: this.#report };
  }
}
