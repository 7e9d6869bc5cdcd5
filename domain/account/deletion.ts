import { normalizeEmail } from './email-address.ts';

/** Whether the person typed their own email, which confirms that they mean this account. */
export function confirmsDeletion(typed: string, email: string): boolean {
  return normalizeEmail(typed) === normalizeEmail(email);
}

/** The messages during and after the deletion of an account. */
export const deletionTexts = {
  notConfirmed: 'Type the email address of this account to confirm.',
  isFounder: "You can't delete a founder account here. Remove the founder role first.",
  memberIsFounder: "You can't erase a founder. Remove their role on the Team page first.",
  deleted: {
    title: 'Account deleted',
    description: "Your account and everything in it have been deleted. You're always welcome back.",
  },
  failed: "We couldn't delete your account. Nothing has changed. Please try again.",
} as const;
