import { addressOf, snippetCopiedPath } from '@chalkline/contract/addresses';
import { useViewer } from '../../api/viewer.ts';
import { withFormToken } from '../../api/write.ts';
import { type CopyEvents, type Copying, useCopy } from '../../ui/use-copy.ts';

/** Copies a prompt, and counts it once it is on the clipboard. */
export function usePromptCopy(snippetId: number, { onCopied, onFailed }: CopyEvents): Copying {
  const { viewer } = useViewer();
  return useCopy({
    onCopied: () => {
      onCopied?.();
      // Copies of visitors are not counted.
      if (viewer) countCopy(snippetId);
    },
    ...(onFailed ? { onFailed } : {}),
  });
}

/** Sent in the background. It continues when the user leaves the page, and a failure is ignored. */
function countCopy(snippetId: number): void {
  const address = addressOf(snippetCopiedPath, { snippetId });
  withFormToken((headers) =>
    fetch(address, { method: 'POST', credentials: 'include', keepalive: true, headers }),
  ).catch(() => undefined);
}
