/** Said before anybody leaves an address, and after. */
export const emailHint = "One email when it's live, and nothing else.";
export const inboxHint =
  "Click the link in our email to confirm. If you're already on the list, you're all set.";
