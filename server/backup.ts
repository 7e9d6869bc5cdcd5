import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { backupVideos } from './features/videos/index.ts';
import { BadBackup } from './platform/backup/bad-backup.ts';
import type { Manifest } from './platform/backup/manifest.ts';
import { writeBackup } from './platform/backup/write-backup.ts';
import { onData } from './start/archive-command.ts';

const now = new Date();
const usualName = `chalkline-${now.toISOString().slice(0, 16).replace(':', '-')}.backup.zip`;
const words = process.argv.slice(2);
const withVideos = words.includes('--with-videos');
const [file] = words.filter((word) => word !== '--with-videos');
const path = resolve(file ?? usualName);

await onData(async ({ config, database: { db }, storage }) => {
  if (existsSync(path))
    throw new BadBackup(`${path} exists already. Name another file: npm run backup -- FILE`);
  const videos = backupVideos(db, config);
  const manifest = await writeBackup({ db, storage, ...(withVideos ? { videos } : {}) }, path, now);
  const left = withVideos ? 0 : (await videos.ids()).length;
  return [said(manifest), ...(left > 0 ? [leftOut(left)] : [])].join('\n');
});

function said({ tables, files, videos = {} }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const alsoVideos = withVideos ? ` and ${Object.keys(videos).length} uploaded videos` : '';
  return `Backed up ${rows} rows of ${Object.keys(tables).length} tables and ${Object.keys(files).length} files${alsoVideos} to ${path}`;
}

function leftOut(count: number): string {
  return `${count === 1 ? '1 uploaded video is' : `${count} uploaded videos are`} not in it. Add --with-videos, or copy the folder "videos" of DATA_DIR yourself.`;
}
