import type { FastifyInstance } from 'fastify';
import type { ContentWatch } from '../db/content-watch.ts';
import type { Database } from '../db/database.ts';
import type { DatabaseNotifications } from '../db/database-notifications.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { CodeSettings, IdentitySettings, PaymentSettings } from './config/config-services.ts';
import type { HostResolver } from './external-http/host-resolver.ts';
import type { CookieJar } from './http/cookies.ts';
import type { ForwardingWatch } from './http/forwarding-watch.ts';
import type { Overload } from './http/overload.ts';
import type { Reads } from './http/reads.ts';
import type { Routes } from './http/routes.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { LiveStreams } from './live/live-streams.ts';
import type { Outbox } from './mail/outbox.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { RequestCounts } from './metrics/request-counts.ts';
import type { IndexedPages } from './page-registry/indexed-pages.ts';
import type { MovedPages } from './page-registry/moved-pages.ts';
import type { WebhookMonitor } from './payments/webhook-monitor.ts';
import type { PersonalData } from './personal-data/personal-data.ts';
import type { SearchSources } from './search/search-sources.ts';
import type { ShareImages } from './share-image/share-images.ts';
import type { Storage } from './storage/storage.ts';

/** What every feature receives at registration. */
export interface AppContext {
  readonly app: FastifyInstance;
  /** Everything that is read as JSON, by requests and by pages. */
  readonly reads: Reads;
  /** Everything else: what changes something, and what answers with files or redirects. */
  readonly routes: Routes;
  readonly db: Database;
  readonly storage: Storage;
  readonly jobs: Jobs;
  readonly mail: Outbox;
  readonly personalData: PersonalData;
  readonly search: SearchSources;
  readonly shareImages: ShareImages;
  readonly indexedPages: IndexedPages;
  readonly movedPages: MovedPages;
  readonly contentWatch: ContentWatch;
  readonly ticketSignal: DatabaseNotifications['ticketSignal'];
  readonly notificationSignal: DatabaseNotifications['notificationSignal'];
  readonly questionSignal: DatabaseNotifications['questionSignal'];
  readonly live: LiveStreams;
  readonly overload: Overload;
  /** Where features add the figures that monitoring reads. */
  readonly metrics: Metrics;
  readonly requestCounts: RequestCounts;
  readonly config: Config;
  readonly identity: IdentitySettings;
  readonly signInCodes: CodeSettings;
  /** Sessions are only accepted from people of these issuers. */
  readonly acceptedIssuers: readonly string[];
  /** Those of them who prove an email address well enough for an entry of FOUNDER_EMAILS. */
  readonly founderIssuers: readonly string[];
  readonly payments: PaymentSettings;
  readonly webhookMonitor: WebhookMonitor;
  readonly hostResolver: HostResolver;
  readonly founderEmails: readonly string[];
  readonly cookies: CookieJar;
  readonly forwarding: ForwardingWatch;
  /** Derives a key for one purpose from the product's secret. */
  readonly secretFor: (purpose: string) => Buffer;
  readonly now: Clock;
}
