import { newId } from './ids.ts';
import type { PortalFlow, PortalSession } from './wire.ts';

export interface PortalSessionDetails {
  readonly id: string;
  readonly created: number;
  readonly customer: string;
  readonly return_url: string | null;
  readonly flow: PortalFlow | null;
  readonly url: string;
}

export function portalSessionObject(details: PortalSessionDetails): PortalSession {
  return {
    object: 'billing_portal.session',
    configuration: newId('bpc'),
    customer_account: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    ...details,
  };
}
