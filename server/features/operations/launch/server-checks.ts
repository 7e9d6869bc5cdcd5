import { dayOf } from '@chalkline/domain/calendar/calendar-date';
import { sampleContent } from '@chalkline/domain/content/sample-content';
import { lateAfterHours } from '@chalkline/domain/operations/backup-schedule';
import { isSpaceLow } from '@chalkline/domain/operations/disk-space';
import { isOutdated } from '@chalkline/domain/operations/supported-versions';
import { sizeLabel } from '@chalkline/domain/videos/upload-progress';
import { eq } from 'drizzle-orm';
import { users } from '../../../db/schema.ts';
import type { AppContext } from '../../../platform/app-context.ts';
import { launchContent } from '../../site/index.ts';
import { tryStorage } from '../checks.ts';
import { readDisks } from '../disks.ts';
import { backupStatus, databaseFacts } from '../queries.ts';
import { failed, type Outcome, passed, warning } from './outcome.ts';

export async function checkStorage({ storage, config }: AppContext): Promise<Outcome> {
  const name = config.bucket ? `The bucket ${config.bucket.bucket}` : 'The uploads folder';
  return passed(await tryStorage(storage, name));
}

export async function checkBackup({ config, now }: AppContext): Promise<Outcome> {
  const { isScheduled, latestAt, needsAttention, readError } = await backupStatus(config, now());
  if (!isScheduled) return failed('There are no daily backups.');
  if (readError !== null) return failed(`The stored backups can't be read (${readError}).`);
  if (latestAt === null) return failed('Daily backups are on, but there is none yet.');
  return needsAttention
    ? failed(`The latest backup is more than ${lateAfterHours} hours old.`)
    : passed(`The latest backup is less than ${lateAfterHours} hours old.`);
}

export async function checkDisk({ config }: AppContext): Promise<Outcome> {
  const disks = await readDisks(config);
  const free = Math.min(...disks.map(({ freeBytes }) => freeBytes));
  const size = sizeLabel(free);
  return disks.some(isSpaceLow) ? failed(`Only ${size} is free.`) : passed(`${size} is free.`);
}

export async function checkVersions({ db, config, now }: AppContext): Promise<Outcome> {
  const { kind, version } = await databaseFacts(db, config.databaseUrl !== undefined);
  const today = dayOf(now());
  const found = `Node.js ${process.version}, ${kind} ${version}`;
  const outdated = [
    ...(isOutdated('Node.js', process.version, today) ? ['Node.js'] : []),
    ...(config.databaseUrl !== undefined && isOutdated('PostgreSQL', version, today) ? ['PostgreSQL'] : []),
  ];
  return outdated.length > 0
    ? warning(`${found}. There are no more security fixes for this ${outdated.join(' and ')}.`)
    : passed(`${found}.`);
}

export async function checkSampleContent({ db }: AppContext): Promise<Outcome> {
  const left = sampleContent(await launchContent(db));
  return left.length > 0
    ? failed(`Still sample text: ${left.join(', ')}.`)
    : passed('No sample content is left.');
}

export async function checkSecondFounder({ db, founderEmails }: AppContext): Promise<Outcome> {
  const withRole = await db.select({ email: users.email }).from(users).where(eq(users.role, 'founder'));
  const all = new Set([...founderEmails, ...withRole.map(({ email }) => email.toLowerCase())]);
  return all.size < 2 ? warning('You are the only founder.') : passed(`There are ${all.size} founders.`);
}
