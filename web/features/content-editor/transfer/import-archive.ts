import { withQuery } from '@chalkline/contract/addresses';
import { importContentPath } from '@chalkline/contract/console-addresses';
import type { ImportRefusal, ImportReport } from '@chalkline/contract/content-import';
import { useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../../api/api-error.ts';
import { useMutation } from '../../../api/mutation.ts';
import { upload } from '../../../api/upload.ts';
import { toast } from '../../../ui/toast-store.ts';
import { refreshContent } from '../refresh-content.ts';

export interface ImportOf {
  readonly archive: File;
  /** Whether items that are not in the archive are deleted. */
  readonly deletesMissing: boolean;
  /** The dry run to apply; undefined for a dry run. */
  readonly looked?: ImportReport | undefined;
}

/** Makes a dry run of an archive, or imports it. */
export function useImportArchive() {
  const client = useQueryClient();
  return useMutation<ImportReport, ApiError, ImportOf>({
    mutationFn: ({ archive, deletesMissing, looked }) => {
      const missing = deletesMissing ? 'delete' : 'leave';
      const address = looked
        ? withQuery(importContentPath, { expects: looked.fingerprint, missing })
        : withQuery(importContentPath, { dryRun: '1', missing });
      return upload(address, asZip(archive), () => undefined);
    },
    onSuccess: (report) => {
      if (report.isDryRun) return;
      refreshContent(client, { kind: 'site', id: '' });
      toast({ title: 'Imported.', description: 'The changes are live.', variant: 'success' });
    },
  });
}

/** The changes that the import would make now, if they differ from the dry run. */
export function changedSince({ refusal }: ApiError): ImportReport | undefined {
  return refusal && 'report' in refusal ? (refusal as ImportRefusal).report : undefined;
}

/** Some systems do not know the type of zip files, and the server checks the declared type. */
function asZip(archive: File): File {
  return archive.type === 'application/zip'
    ? archive
    : new File([archive], archive.name, { type: 'application/zip' });
}
