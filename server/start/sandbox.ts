import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { paymentWebhookPath, signInCallbackPath } from '@chalkline/contract/addresses';
import { sandboxPriceIds } from '@chalkline/sandbox/payments/catalogue';
import { demoPeople } from '@chalkline/sandbox/people';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config.ts';
import type { IdentitySettings, PaymentSettings } from '../platform/config-services.ts';
import type { SmtpServer } from '../platform/mail/smtp-server.ts';

/** The outside world on this machine, reached by its address only, like the real one. */
export interface Sandbox {
  readonly identity: IdentitySettings;
  readonly payments: PaymentSettings;
  smtp(): SmtpServer;
  readonly founderEmails: readonly string[];
  /** Loads its code ahead of its use. */
  warmUp(): Promise<unknown>;
  annex(app: FastifyInstance): Promise<void>;
}

/** Only where it is used: production has no need of an identity provider of its own. */
const loadProvider = () => import('@chalkline/sandbox/identity/identity-provider');
const loadPayments = () => import('@chalkline/sandbox/payments/payment-service');
const loadMail = () => import('@chalkline/sandbox/mail/mail-service');

export function sandbox(config: Pick<Config, 'publicUrl' | 'dataDir'>, secret: string): Sandbox {
  const identity = {
    // Its address changes with the port; its people stay who they are.
    knownAs: 'sandbox',
    issuer: `${config.publicUrl}/sandbox/identity`,
    clientId: 'chalkline',
    clientSecret: secret,
  };
  const payments = paymentSettings(config.publicUrl, secret);
  const stateDir = join(config.dataDir, 'sandbox');
  let smtpPort = 0;
  return {
    identity,
    payments,
    // Before its server is there, mail finds nobody at this port and waits.
    smtp: () => ({ host: '127.0.0.1', port: smtpPort, isSecure: false, credentials: undefined }),
    founderEmails: demoPeople.filter((person) => person.isFounder).map((person) => person.email),
    warmUp: () => Promise.all([loadProvider(), loadPayments(), loadMail()]),
    annex: async (app) => {
      const { identityProvider } = await loadProvider();
      await app.register(identityProvider, {
        issuer: identity.issuer,
        stateDir,
        client: {
          id: identity.clientId,
          secret: identity.clientSecret,
          redirectUri: `${config.publicUrl}${signInCallbackPath}`,
        },
        startUrl: '/api/auth/google',
      });
      const { paymentService } = await loadPayments();
      await app.register(paymentService, {
        baseUrl: `${config.publicUrl}/sandbox/payments`,
        stateDir,
        secretKey: payments.secretKey,
        webhook: { url: `${config.publicUrl}${paymentWebhookPath}`, secret: payments.webhookSecret },
        priceIds: payments.priceIds,
      });
      const { mailService } = await loadMail();
      await app.register(mailService, {
        path: '/sandbox/inbox',
        stateDir,
        onListening: (port) => {
          smtpPort = port;
        },
      });
    },
  };
}

/** The payment service answers at `/v1` of the product's own address: the package can be told a host, but no path. */
function paymentSettings(publicUrl: string, secret: string): PaymentSettings {
  const { protocol, hostname, port } = new URL(publicUrl);
  const isHttps = protocol === 'https:';
  const derived = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('base64url');
  return {
    secretKey: `sk_test_${derived('payments')}`,
    webhookSecret: `whsec_${derived('payment webhooks')}`,
    api: {
      protocol: isHttps ? 'https' : 'http',
      host: hostname,
      port: port === '' ? (isHttps ? 443 : 80) : Number(port),
    },
    priceIds: sandboxPriceIds,
  };
}
