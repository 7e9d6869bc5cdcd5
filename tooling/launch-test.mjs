import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeRelease } from './build/release.mjs';
import { giveTo } from './launch/accounts.mjs';
import { startCaddy } from './launch/caddy.mjs';
import { findPostgres, serverAccount, startPostgres } from './postgres.mjs';
import { projectRoot } from './project-root.mjs';
import { run } from './run.mjs';
import { prepareBuild } from './run-built.mjs';

// Follows docs/launch.md in a fresh folder, as a user without rights, with TLS through Caddy.
await prepareBuild();
const source = findPostgres();
if (!source) throw new Error('The launch test needs PostgreSQL: apt-get install -y postgresql');
const account = serverAccount();
const folder = mkdtempSync(join(tmpdir(), 'chalkline-launch-'));
/** @type {(() => unknown)[]} */
const closing = [() => rmSync(folder, { recursive: true, force: true })];
try {
  const release = join(projectRoot, 'release');
  writeRelease(release);
  cpSync(release, join(folder, 'release'), { recursive: true });
  giveTo(account, folder);
  const postgres = await startPostgres(source);
  closing.push(postgres.stop);
  const caddy = await startCaddy(folder, account);
  closing.push(caddy.stop);
  const { code } = await run(process.execPath, ['--import', 'tsx', 'tooling/launch/follow-guide.ts'], {
    env: {
      ...process.env,
      NODE_EXTRA_CA_CERTS: caddy.rootCertificate,
      LAUNCH_FOLDER: folder,
      LAUNCH_ORIGIN: caddy.origin,
      LAUNCH_PORT: String(caddy.upstreamPort),
      LAUNCH_DATABASE: postgres.url,
      LAUNCH_ACCOUNT: account ? `${account.uid}:${account.gid}` : '',
    },
  });
  process.exitCode = code;
} finally {
  for (const step of closing.reverse()) await step();
}
