import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { BadBackup } from './platform/backup/bad-backup.ts';
import { restoreBackup } from './platform/backup/restore-backup.ts';
import { onData } from './start/archive-command.ts';

const words = process.argv.slice(2);
const replaces = words.includes('--replace');
const [file] = words.filter((word) => word !== '--replace');

await onData(async (target) => {
  if (!file) throw new BadBackup('Say which backup: npm run restore -- FILE [--replace]');
  const path = resolve(file);
  if (!existsSync(path)) throw new BadBackup(`${path} does not exist.`);
  const { tables, files, createdAt } = await restoreBackup(target, path, { replaces });
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `Restored ${rows} rows and ${Object.keys(files).length} files as of ${createdAt}.`;
});
