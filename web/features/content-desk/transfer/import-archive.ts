import { importContentPath } from '@chalkline/contract/console-addresses';
import type { ImportReport } from '@chalkline/contract/founder-content';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../../api/api-error.ts';
import { upload } from '../../../api/upload.ts';
import { toast } from '../../../ui/toast-store.ts';
import { refreshContent } from '../refresh-content.ts';

export interface ImportOf {
  readonly archive: File;
  /** Whether what the archive does not have is deleted. */
  readonly deletesMissing: boolean;
  readonly isDryRun: boolean;
}

/** Tries an archive out, or takes it over. */
export function useImportArchive() {
  const client = useQueryClient();
  return useMutation<ImportReport, ApiError, ImportOf>({
    mutationFn: ({ archive, deletesMissing, isDryRun }) => {
      const query = new URLSearchParams({
        dryRun: isDryRun ? '1' : '0',
        missing: deletesMissing ? 'delete' : 'leave',
      });
      return upload(`${importContentPath}?${query}`, asZip(archive), () => undefined);
    },
    onSuccess: (report) => {
      if (report.isDryRun) return;
      refreshContent(client, { kind: 'site', id: '' });
      toast({ title: 'Imported.', description: 'The site shows it already.', variant: 'success' });
    },
  });
}

/** Some systems do not know what a zip is, and the server goes by that name. */
function asZip(archive: File): File {
  return archive.type === 'application/zip'
    ? archive
    : new File([archive], archive.name, { type: 'application/zip' });
}
