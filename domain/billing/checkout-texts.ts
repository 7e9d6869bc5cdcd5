/** The messages when a checkout cannot start, by how it was requested. */
export const checkoutFailures = {
  form: 'Failed to initiate checkout. Please try again.',
  session: 'Failed to start checkout process. Please try again.',
} as const;

export const cancelledCheckout = {
  title: 'Checkout cancelled',
  description: 'Nothing was charged.',
} as const;

export const portalFailure = "We couldn't open the billing portal. Please try again.";

export const consultingCheckoutStarts = {
  title: 'Initiating checkout...',
  description: 'Redirecting to a card payment provider for Consulting Add-On',
} as const;
