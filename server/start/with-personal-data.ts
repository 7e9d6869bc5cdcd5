import { buildApp } from '../app.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config/config.ts';
import type { PersonalData } from '../platform/personal-data/personal-data.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { externalServices } from './start.ts';

/**
 * Gives a command the same erasure code as the running product. The app is built for that, but neither
 * listens nor runs jobs.
 */
export async function withPersonalData<Result>(
  config: Config,
  { database, storage }: { readonly database: OpenDatabase; readonly storage: Storage },
  work: (personalData: PersonalData) => Promise<Result>,
): Promise<Result> {
  const { secret, identity, signInCodes, payments, smtp, founderEmails } = externalServices(config);
  const { app, personalData } = await buildApp({
    config: { ...config, logLevel: 'silent' },
    database,
    storage,
    secret,
    identity,
    signInCodes,
    payments,
    smtp,
    founderEmails,
    now: systemClock,
    render: () => Promise.reject(new Error('A command renders no pages.')),
    extraRoutes: [],
  });
  try {
    return await work(personalData);
  } finally {
    await app.close();
  }
}
