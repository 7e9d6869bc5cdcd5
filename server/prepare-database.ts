import { mkdirSync } from 'node:fs';
import { DatabaseNotifications } from './db/database-notifications.ts';
import { openPglite } from './db/open-pglite.ts';

// The build runs this once: see db/prepared-database.ts.

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: prepare-database <folder>');
// In a folder that exists, PGlite creates a new database instead of a copy from the build before.
mkdirSync(folder);
const database = await openPglite(folder, new DatabaseNotifications());
await database.close();
