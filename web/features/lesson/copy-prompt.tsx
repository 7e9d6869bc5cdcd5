import type { ReactElement } from 'react';
import { CopyButton } from '../../ui/copy-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useCopy } from '../../ui/use-copy.ts';

/** Copies a prompt that stands inside the notes. */
export function CopyPrompt({ text }: { text: string }): ReactElement {
  const { isCopied, copy } = useCopy({
    onCopied: () => void toast({ title: 'Copied!', description: 'Code snippet copied to clipboard' }),
    onFailed: () =>
      void toast({
        title: 'Failed to copy',
        description: 'Please try again or copy manually.',
        variant: 'destructive',
      }),
  });
  return <CopyButton size="small" isCopied={isCopied} subject="prompt" onClick={() => void copy(text)} />;
}
