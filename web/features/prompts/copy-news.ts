import { toast } from '../../ui/toast-store.ts';
import type { CopyEvents } from '../../ui/use-copy.ts';

function onFailed(): void {
  toast({
    variant: 'destructive',
    title: 'Failed to copy',
    description: 'Please try again or copy manually.',
  });
}

/** What is said when a prompt of the library was copied, or could not be. */
export const promptCopyNews: CopyEvents = {
  onCopied: () =>
    void toast({
      variant: 'success',
      title: 'Prompt copied!',
      description: 'The prompt has been copied to your clipboard.',
    }),
  onFailed,
};

/** The same beside a lesson, in the lesson's own words. */
export const lessonPromptCopyNews: CopyEvents = {
  onCopied: () =>
    void toast({ variant: 'success', title: 'Copied!', description: 'Code snippet copied to clipboard' }),
  onFailed,
};

export const linkCopyNews: CopyEvents = {
  onCopied: () =>
    void toast({
      variant: 'success',
      title: 'Link copied!',
      description: 'Any member can open it.',
    }),
  onFailed,
};
