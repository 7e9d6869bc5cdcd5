import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { BadBackup } from './platform/backup/bad-backup.ts';
import { writeBackup } from './platform/backup/write-backup.ts';
import { onData } from './start/archive-command.ts';

const now = new Date();
const usualName = `chalkline-${now.toISOString().slice(0, 16).replace(':', '-')}.backup.zip`;
const path = resolve(process.argv[2] ?? usualName);

await onData(async ({ database: { db }, storage }) => {
  if (existsSync(path))
    throw new BadBackup(`${path} exists already. Name another file: npm run backup -- FILE`);
  const { tables, files } = await writeBackup({ db, storage }, path, now);
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `Backed up ${rows} rows of ${Object.keys(tables).length} tables and ${Object.keys(files).length} files to ${path}`;
});
