/** Texts before and after someone leaves an address. */
export const emailHint = "One email when it's live, and nothing else.";
export const inboxHint =
  "Click the link in our email to confirm. If you're already on the list, you're all set.";
export const listedTitle = "You're on the list.";
export const listedHint = "We'll email you when the course is live.";
