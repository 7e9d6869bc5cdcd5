import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { paymentWebhookPath } from '@chalkline/contract/addresses';
import { signInCallbackPath } from '@chalkline/contract/sign-in-addresses';
import { sandboxPriceIds } from '@chalkline/sandbox/payments/catalogue';
import { demoPeople } from '@chalkline/sandbox/people';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import type { CodeSettings, IdentitySettings, PaymentSettings } from '../platform/config/config-services.ts';
import type { SmtpServer } from '../platform/config/smtp-server.ts';

/** Stand-ins for external services on this machine, reached by URL only, like the real ones. */
export interface Sandbox {
  readonly identity: IdentitySettings;
  readonly payments: PaymentSettings;
  smtp(): SmtpServer;
  readonly founderEmails: readonly string[];
  /** Loads the code before it is needed. */
  warmUp(): Promise<unknown>;
  addRoutes(app: FastifyInstance): Promise<void>;
}

/** Codes that are read in the sandbox's inbox, or belong to its people. */
export const sandboxCodes: CodeSettings = {
  storedIssuer: 'sandbox-email',
  opensAccountsOf: ['sandbox-email', 'sandbox'],
};

/** Loaded only where it is used: production does not need it. */
const loadProvider = () => import('@chalkline/sandbox/identity/identity-provider');
const loadPayments = () => import('@chalkline/sandbox/payments/payment-service');
const loadMail = () => import('@chalkline/sandbox/mail/mail-service');

type Settings = Pick<Config, 'publicUrl' | 'dataDir'>;

export function sandbox(config: Settings, secret: string): Sandbox {
  const identity = identitySettings(config.publicUrl, secret);
  const payments = paymentSettings(config.publicUrl, secret);
  let smtpPort = 0;
  return {
    identity,
    payments,
    // Before the stand-in listens, sending fails at this port and is retried.
    smtp: () => ({ host: '127.0.0.1', port: smtpPort, isSecure: false, credentials: undefined }),
    founderEmails: demoPeople.filter((person) => person.isFounder).map((person) => person.email),
    warmUp: () => Promise.all([loadProvider(), loadPayments(), loadMail()]),
    addRoutes: async (app) => {
      await addIdentityRoutes(app, config, identity);
      await addPaymentRoutes(app, config, payments);
      await addMailRoutes(app, config, (port) => {
        smtpPort = port;
      });
    },
  };
}

function stateDirOf({ dataDir }: Settings): string {
  return join(dataDir, 'sandbox');
}

async function addIdentityRoutes(
  app: FastifyInstance,
  config: Settings,
  identity: IdentitySettings,
): Promise<void> {
  const { identityProvider } = await loadProvider();
  await app.register(identityProvider, {
    issuer: identity.issuer,
    stateDir: stateDirOf(config),
    client: {
      id: identity.clientId,
      secret: identity.clientSecret,
      redirectUri: `${config.publicUrl}${signInCallbackPath}`,
    },
    startUrl: '/api/auth/google',
  });
}

async function addPaymentRoutes(
  app: FastifyInstance,
  config: Settings,
  payments: PaymentSettings,
): Promise<void> {
  const { paymentService } = await loadPayments();
  await app.register(paymentService, {
    baseUrl: `${config.publicUrl}/sandbox/payments`,
    stateDir: stateDirOf(config),
    secretKey: payments.secretKey,
    webhook: { url: `${config.publicUrl}${paymentWebhookPath}`, secret: payments.webhookSecret },
    priceIds: payments.priceIds,
  });
}

async function addMailRoutes(
  app: FastifyInstance,
  config: Settings,
  onListening: (port: number) => void,
): Promise<void> {
  const { mailService } = await loadMail();
  await app.register(mailService, { path: '/sandbox/inbox', stateDir: stateDirOf(config), onListening });
}

function identitySettings(publicUrl: string, secret: string): IdentitySettings {
  return {
    // Its URL changes with the port, but its people stay the same.
    storedIssuer: 'sandbox',
    issuer: `${publicUrl}/sandbox/identity`,
    clientId: 'chalkline',
    clientSecret: secret,
  };
}

/**
 * The payment service answers at `/v1` of the product's own origin, because the `stripe` package can be
 * given a host but no path.
 */
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
    // It answers in the product's own process: on a busy machine it is slow, but never out of reach.
    longestAnswer: 60_000,
    priceIds: sandboxPriceIds,
  };
}
