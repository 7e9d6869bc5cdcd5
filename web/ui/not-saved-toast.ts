import { toast } from './toast-store.ts';

/** Says that a setting was switched back because it couldn't be saved. */
export function toastNotSaved(): void {
  toast({
    title: 'Error',
    description: "We couldn't save this setting. Please try again.",
    variant: 'destructive',
  });
}
