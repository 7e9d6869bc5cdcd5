import type { RenderPage } from '@chalkline/contract/pages';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { OpenDatabase } from '../db/open-database.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config/config.ts';
import type { CodeSettings, IdentitySettings, PaymentSettings } from '../platform/config/config-services.ts';
import type { SmtpServer } from '../platform/config/smtp-server.ts';
import type { HostResolver } from '../platform/external-http/host-resolver.ts';
import type { Storage } from '../platform/storage/storage.ts';

export interface AppOptions {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly storage: Storage;
  readonly identity: IdentitySettings;
  readonly signInCodes: CodeSettings;
  readonly payments: PaymentSettings;
  /** Replaces the internet in tests. */
  readonly hostResolver?: HostResolver;
  /** The mail server. A stand-in knows its port only once it runs. */
  readonly smtp: () => SmtpServer;
  readonly founderEmails: readonly string[];
  readonly secret: string;
  readonly now: Clock;
  readonly render: RenderPage;
  /** Routes and files that come before the pages: the built client, or the sandbox. */
  readonly extraRoutes: readonly ((app: FastifyInstance) => Promise<void>)[];
  /** Called for every route as it is registered. */
  readonly onRoute?: (route: RouteOptions) => void;
  /** Where log lines go; standard output by default. */
  readonly logs?: { write(line: string): void };
}
