import type { FastifyInstance } from 'fastify';
import { siteSettings } from '../features/site/queries.ts';
import type { AppContext } from '../platform/app-context.ts';
import { ledgerData, ledgerJob } from '../platform/backup/restore-ledger.ts';
import { cacheUntilContentChanges } from '../platform/cache/content-cache.ts';
import type { CodeSettings, IdentitySettings } from '../platform/config/config-services.ts';
import { publicHostResolver } from '../platform/external-http/host-resolver.ts';
import { Reads } from '../platform/http/reads.ts';
import { Routes } from '../platform/http/routes.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { LiveStreams } from '../platform/live/live-streams.ts';
import { emailPreferenceData } from '../platform/mail/email-preferences.ts';
import { mailJob } from '../platform/mail/mail-job.ts';
import { Outbox } from '../platform/mail/outbox.ts';
import { mailData } from '../platform/mail/personal-data.ts';
import { unsubscribePurpose } from '../platform/mail/unsubscribe-token.ts';
import { IndexedPages } from '../platform/page-registry/indexed-pages.ts';
import { MovedPages } from '../platform/page-registry/moved-pages.ts';
import { WebhookMonitor } from '../platform/payments/webhook-monitor.ts';
import { PersonalData } from '../platform/personal-data/personal-data.ts';
import { SearchSources } from '../platform/search/search-sources.ts';
import { derivedSecret } from '../platform/security/derived-secret.ts';
import { ShareImages, shareImage } from '../platform/share-image/share-images.ts';
import { drawingThreads } from '../platform/workers/task-threads.ts';
import type { AppOptions } from './app-options.ts';

/** Creates the context that every feature receives. */
export function createAppContext(
  app: FastifyInstance,
  watched: Pick<AppContext, 'cookies' | 'forwarding' | 'metrics' | 'overload' | 'requestCounts'>,
  options: AppOptions,
  onError: (error: unknown) => void,
): AppContext {
  const { config, database, storage, identity, signInCodes, payments, founderEmails, now } = options;
  const { db, contentWatch, ticketSignal, notificationSignal, questionSignal } = database;
  const routes = new Routes(app, now);
  const jobs = new Jobs({ db, now, log: app.log, onError });
  const mail = createOutbox(app, options, onError);
  jobs.add(mailJob(mail));
  const personalData = new PersonalData();
  personalData.add(mailData(db));
  personalData.add(emailPreferenceData(db));
  personalData.add(ledgerData({ db, storage }));
  jobs.add(ledgerJob({ db, storage }));
  return {
    app,
    reads: new Reads(routes),
    routes,
    db,
    storage,
    jobs,
    mail,
    personalData,
    search: new SearchSources(),
    shareImages: new ShareImages((sheet) => drawingThreads.run(shareImage, sheet)),
    indexedPages: new IndexedPages(),
    movedPages: new MovedPages(),
    contentWatch,
    ticketSignal,
    notificationSignal,
    questionSignal,
    live: new LiveStreams(),
    config,
    identity,
    signInCodes,
    acceptedIssuers: [identity.storedIssuer, signInCodes.storedIssuer],
    founderIssuers: founderIssuers(identity, signInCodes),
    payments,
    webhookMonitor: new WebhookMonitor(watched.metrics, now),
    hostResolver: options.hostResolver ?? publicHostResolver,
    founderEmails,
    ...watched,
    secretFor: (purpose) => derivedSecret(options.secret, purpose),
    now,
  };
}

function createOutbox(
  { log }: FastifyInstance,
  { config, database, smtp, now, secret }: AppOptions,
  onError: (error: unknown) => void,
): Outbox {
  const { db, contentWatch, mailSignal } = database;
  return new Outbox({
    db,
    mailSignal,
    now,
    log,
    onError,
    publicUrl: config.publicUrl,
    from: config.mailFrom,
    unsubscribeKey: derivedSecret(secret, unsubscribePurpose),
    site: cacheUntilContentChanges(contentWatch, () => siteSettings(db)),
    smtp,
  });
}

/** Codes that anybody can read in the sandbox's inbox make nobody a founder of a site with a real provider. */
function founderIssuers(identity: IdentitySettings, signInCodes: CodeSettings): readonly string[] {
  const areCodesPrivate = signInCodes.opensAccountsOf.includes(identity.storedIssuer);
  return areCodesPrivate ? [identity.storedIssuer, signInCodes.storedIssuer] : [identity.storedIssuer];
}
