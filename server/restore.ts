import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { counted } from '@chalkline/domain/writing/counted';
import { clearUploads } from './features/snapshots/clear-uploads.ts';
import { backupVideos, countMissingVideos, forgetLostRenditions } from './features/videos/index.ts';
import { BadBackup } from './platform/backup/bad-backup.ts';
import { type Restored, restoreBackup } from './platform/backup/restore-backup.ts';
import { onData } from './start/archive-command.ts';
import { withPersonalData } from './start/with-personal-data.ts';

const words = process.argv.slice(2);
const replaces = words.includes('--replace');
const [file] = words.filter((word) => word !== '--replace');

await onData(async ({ config, database, storage }) => {
  if (!file) throw new BadBackup('Say which backup: npm run restore -- FILE [--replace]');
  const path = resolve(file);
  if (!existsSync(path)) throw new BadBackup(`${path} does not exist.`);
  const { db } = database;
  const restored = await withPersonalData(config, { database, storage }, (personalData) =>
    restoreBackup({ db, storage, videos: backupVideos(db, config) }, path, {
      replaces,
      forget: (tx, userId) => personalData.forget(tx, userId, new Date()),
      finish: (tx) => forgetLostRenditions(tx, config),
    }),
  );
  if (restored.erased > 0) await clearUploads({ db, storage, log: console }, new Date());
  const missing = await countMissingVideos(db, config);
  return [said(restored), ...(missing > 0 ? [missingVideos(missing, config.bucket !== undefined)] : [])].join(
    '\n',
  );
});

function missingVideos(count: number, hasBucket: boolean): string {
  const copy = hasBucket
    ? 'Copy the objects under "videos/" of the old bucket into this one'
    : 'Copy the folder "videos" of the old DATA_DIR into this one';
  return `${counted(count, 'uploaded video is', 'uploaded videos are')} missing here, because the backup was made without videos. ${copy}, or upload them again.`;
}

/** The summary: what was restored, and what was corrected afterwards. */
function said({
  manifest: { tables, files, createdAt },
  erased,
  roles,
  certificates,
  passkeys,
  isLedgerMissing,
}: Restored): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const lines = [`Restored ${rows} rows and ${Object.keys(files).length} files as of ${createdAt}.`];
  lines.push('Everybody is signed out: sessions and sign-ins under way are never restored.');
  lines.push(
    isLedgerMissing
      ? 'No record of later changes was found here: people erased, roles taken away, certificates revoked, passkeys and founders removed after this backup was made are back.'
      : `Applied again what happened after the backup: ${counted(erased, 'person', 'people')} erased, ${counted(roles, 'role', 'roles')} changed, ${counted(certificates, 'certificate', 'certificates')} revoked or given a new badge, ${counted(passkeys, 'passkey', 'passkeys')} removed.`,
  );
  return lines.join('\n');
}
