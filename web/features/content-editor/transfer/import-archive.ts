import { importContentPath } from '@chalkline/contract/console-addresses';
import type { ImportRefusal, ImportReport } from '@chalkline/contract/content-import';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../../api/api-error.ts';
import { upload } from '../../../api/upload.ts';
import { toast } from '../../../ui/toast-store.ts';
import { refreshContent } from '../refresh-content.ts';

export interface ImportOf {
  readonly archive: File;
  /** Whether what the archive does not have is deleted. */
  readonly deletesMissing: boolean;
  /** What was looked at and is to be done; nothing to look at it first. */
  readonly looked?: ImportReport | undefined;
}

/** Tries an archive out, or takes it over. */
export function useImportArchive() {
  const client = useQueryClient();
  return useMutation<ImportReport, ApiError, ImportOf>({
    mutationFn: ({ archive, deletesMissing, looked }) => {
      const query = new URLSearchParams({
        ...(looked ? { expects: looked.fingerprint } : { dryRun: '1' }),
        missing: deletesMissing ? 'delete' : 'leave',
      });
      return upload(`${importContentPath}?${query}`, asZip(archive), () => undefined);
    },
    onSuccess: (report) => {
      if (report.isDryRun) return;
      refreshContent(client, { kind: 'site', id: '' });
      toast({ title: 'Imported.', description: 'The changes are live.', variant: 'success' });
    },
  });
}

/** What the archive would change now, when that is something else than what was looked at. */
export function changedSince({ refusal }: ApiError): ImportReport | undefined {
  return refusal && 'report' in refusal ? (refusal as ImportRefusal).report : undefined;
}

/** Some systems do not know what a zip is, and the server goes by that name. */
function asZip(archive: File): File {
  return archive.type === 'application/zip'
    ? archive
    : new File([archive], archive.name, { type: 'application/zip' });
}
