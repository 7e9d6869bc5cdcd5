import type { Snippet } from '@chalkline/contract/snippets';
import { toast } from '../../ui/toast-store.ts';
import type { CopyEvents } from '../../ui/use-copy.ts';

function onFailed(): void {
  toast({
    variant: 'destructive',
    title: 'Failed to copy',
    description: 'Please try again or copy manually.',
  });
}

/** The toast after copying a prompt from the library, or after a failure. */
export const promptCopyMessages: CopyEvents = {
  onCopied: () =>
    void toast({
      variant: 'success',
      title: 'Prompt copied!',
      description: 'The prompt has been copied to your clipboard.',
    }),
  onFailed,
};

/** The same for a lesson's prompts, with the lesson's own texts. */
export const lessonPromptCopyMessages: CopyEvents = {
  onCopied: () =>
    void toast({ variant: 'success', title: 'Copied!', description: 'Code snippet copied to clipboard' }),
  onFailed,
};

export function linkCopyMessages({ isFree }: Pick<Snippet, 'isFree'>): CopyEvents {
  return {
    onCopied: () =>
      void toast({
        variant: 'success',
        title: 'Link copied!',
        description: isFree ? 'Everyone can open it.' : 'Any member can open it.',
      }),
    onFailed,
  };
}
