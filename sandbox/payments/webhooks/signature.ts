import { createHmac } from 'node:crypto';

/**
 * The `Stripe-Signature` header for a body, at a time in seconds: the time, a dot and the body are signed.
 */
export function signatureHeader(body: string, secret: string, timestamp: number): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}
