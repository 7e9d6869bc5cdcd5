/** Whether payments with this secret key of Stripe take real money. */
export function isLiveKey(secretKey: string): boolean {
  return /^(?:sk|rk)_live_/.test(secretKey);
}
