import { toast } from '../../ui/toast-store.ts';

const contactToastMilliseconds = 2000;

/** Copies the contact address and says so for two seconds. */
export async function copyContact(email: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(email);
    toast({
      variant: 'success',
      title: 'Email Copied!',
      description: `${email} was copied to clipboard.`,
      duration: contactToastMilliseconds,
    });
  } catch {
    toast({ title: 'Write to us', description: email, variant: 'destructive' });
  }
}
