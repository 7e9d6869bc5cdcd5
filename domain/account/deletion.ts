/** Whether somebody typed their own address, and so means this very account. */
export function confirmsDeletion(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email.toLowerCase();
}

/** What is said while and after an account goes. */
export const deletionTexts = {
  notConfirmed: 'Type the e-mail address of this account to confirm.',
  isFounder: 'A founder account cannot be deleted here. Remove its address from the founders first.',
  memberIsFounder: 'A founder cannot be erased. Take the role away in the team first.',
  deleted: {
    title: 'Account deleted',
    description: 'Your account and everything in it are gone. You are always welcome to start anew.',
  },
  failed: 'Your account could not be deleted. Nothing has changed. Please try again.',
} as const;
