/** Said before anybody leaves an address, and after. */
export const emailHint = 'One mail when it is live. Nothing else.';
export const inboxHint =
  'Press the link in our mail to confirm. If this address is on the list already, you are all set.';
