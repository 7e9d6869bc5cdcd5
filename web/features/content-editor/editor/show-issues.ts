import type { ApiError } from '../../../api/api-error.ts';
import { toast } from '../../../ui/toast-store.ts';
import { fieldErrors, firstWrongField, otherIssues, ownErrors } from './field-errors.ts';
import type { Editing } from './use-editing.ts';

/** Shows why an item was not saved: below the fields where possible, with the focus on the first one. */
export function useShowIssues({ kind, work, showErrors }: Editing): (error: ApiError) => void {
  return (error) => {
    const issues = error.refusal?.issues ?? [];
    const errors = { ...ownErrors(kind, work.values), ...fieldErrors(kind, issues) };
    showErrors(errors);
    toast({
      title: 'Not saved',
      description: reason(error, otherIssues(kind, issues)),
      variant: 'destructive',
    });
    const wrong = firstWrongField(kind, errors);
    if (wrong) requestAnimationFrame(() => focusField(wrong));
  };
}

function reason({ status, refusal }: ApiError, others: readonly string[]): string {
  if (others.length > 0) return others.join(' ');
  const isSaid = status === 409 || status === 422;
  return (isSaid && refusal?.message) || 'What you typed is kept as a draft. Please try again.';
}

function focusField(name: string): void {
  const found = document.getElementsByName(name)[0] ?? document.querySelector(`[data-field="${name}"]`);
  if (found instanceof HTMLElement) found.focus();
}
