import type { FastifyBaseLogger } from 'fastify';

/** Events for investigating an attack. People are named by their id only. */
export type SecurityEvent =
  | { readonly event: 'sign_in_succeeded'; readonly userId: string }
  | { readonly event: 'sign_in_failed'; readonly reason: string }
  | { readonly event: 'signed_out'; readonly userId: string }
  | {
      readonly event: 'sign_in_method_added' | 'sign_in_method_removed';
      readonly userId: string;
      readonly method: string;
    }
  | { readonly event: 'access_denied'; readonly userId: string | undefined; readonly route: string };

const isUsual: Readonly<Record<SecurityEvent['event'], boolean>> = {
  sign_in_succeeded: true,
  sign_in_failed: false,
  signed_out: true,
  sign_in_method_added: true,
  sign_in_method_removed: true,
  access_denied: false,
};

export function logSecurityEvent(log: FastifyBaseLogger, event: SecurityEvent): void {
  if (isUsual[event.event]) log.info(event, 'security event');
  else log.warn(event, 'security event');
}
