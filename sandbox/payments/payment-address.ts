/** The URL of the service's pages; `mountPath` is the part that the router needs. */
export interface PaymentAddress {
  readonly mountPath: string;
  readonly stylesheetPath: string;
  checkoutUrl(sessionId: string): string;
  portalUrl(sessionId: string): string;
  invoiceUrl(invoiceId: string): string;
}

export function paymentAddress(baseUrl: string): PaymentAddress {
  const base = baseUrl.replace(/\/$/, '');
  const mountPath = new URL(base).pathname;
  return {
    mountPath,
    stylesheetPath: `${mountPath}/page.css`,
    checkoutUrl: (sessionId) => `${base}/checkout/${sessionId}`,
    portalUrl: (sessionId) => `${base}/portal/${sessionId}`,
    invoiceUrl: (invoiceId) => `${base}/invoices/${invoiceId}`,
  };
}
