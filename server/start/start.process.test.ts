import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProductProcess } from '../testing/product-process.ts';
import { type DataDir, usedDataDir } from '../testing/used-data-dir.ts';

let folder: DataDir;
beforeEach(() => {
  folder = usedDataDir();
});
afterEach(() => folder.remove());

async function failure(environment: Record<string, string>): Promise<string> {
  const product = await ProductProcess.spawn({ DATA_DIR: folder.path, ...environment });
  expect(await product.exit()).toBe(1);
  return product.output.trim();
}

describe('a start that cannot succeed', () => {
  it('names a bad variable, what is wrong with it, and an example', async () => {
    expect(await failure({ PORT: 'eighty' })).toMatch(/^PORT: .+ Example: PORT=3000$/);
    expect(await failure({ PUBLIC_URL: 'learn.example.com' })).toMatch(
      /^PUBLIC_URL: .+ Example: PUBLIC_URL=https:/,
    );
  });

  it('refuses the sandbox in production unless it is enabled explicitly', async () => {
    const needed = { NODE_ENV: 'production', PUBLIC_URL: 'https://a.example', APP_SECRET: 'x'.repeat(32) };
    const line = await failure(needed);
    expect(line).toMatch(/^10 variables are missing or wrong/);
    expect(line).toMatch(/^ {2}GOOGLE_CLIENT_ID is needed/m);
    expect(line).toMatch(/^ {2}FOUNDER_EMAILS is needed/m);
  });

  it('reports a data folder that is not writable', async () => {
    writeFileSync(join(folder.path, 'file'), '');
    expect(await failure({ DATA_DIR: join(folder.path, 'file', 'data') })).toMatch(
      /^DATA_DIR: .+ cannot be written/,
    );
  });

  it('reports a data folder that cannot be created', async () => {
    expect(await failure({ DATA_DIR: '/proc/nothing' })).toMatch(/^DATA_DIR: .+ cannot be written .+$/);
  });

  it('reports a damaged embedded database', async () => {
    writeFileSync(join(folder.path, 'database', 'PG_VERSION'), 'not a version');
    expect(await failure({})).toMatch(
      /^The embedded database in .+ cannot be opened .+ npm run restore -- FILE$/,
    );
  });

  it('reports a broken file of the sandbox', async () => {
    mkdirSync(join(folder.path, 'sandbox'), { recursive: true });
    writeFileSync(join(folder.path, 'sandbox', 'identity-keys.json'), '{');
    expect(await failure({})).toMatch(/^The sandbox file .+ is broken: it is not JSON\. .+$/);
  });

  it('reports that something other than PostgreSQL answers at DATABASE_URL', async () => {
    const other = createTcpServer((socket) => socket.end('220 mail.example ready\r\n')).listen(
      0,
      'localhost',
    );
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const line = await failure({ DATABASE_URL: `postgres://nobody@localhost:${port}/nothing` });
    expect(line).toMatch(/^DATABASE_URL: the database cannot be reached .+$/);
    other.close();
  });

  it('reports a bucket that cannot be reached at the first start', async () => {
    const line = await failure({
      DATA_DIR: join(folder.path, 'new'),
      S3_BUCKET: 'uploads',
      S3_ENDPOINT: 'http://localhost:1',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    });
    // Older versions of Node also get a warning from the bucket's library.
    expect(line).toMatch(/^S3_BUCKET: the bucket "uploads" at http:\/\/localhost:1 cannot be used .+$/m);
    expect(line).not.toMatch(/^ +at /m);
  });

  it('reports an address to listen on that is not of this machine', async () => {
    expect(await failure({ HOST: 'nowhere.invalid', SANDBOX: 'on' })).toMatch(
      /^HOST: cannot listen there .+ Example: HOST=/,
    );
  });

  it('reports an unreachable database', async () => {
    const line = await failure({ DATABASE_URL: 'postgres://nobody@localhost:1/nothing' });
    expect(line).toMatch(/^DATABASE_URL: the database cannot be reached/);
  });

  it('reports a port in use', async () => {
    const other = createServer().listen(0, 'localhost');
    await new Promise((listening) => other.once('listening', listening));
    const { port } = other.address() as AddressInfo;
    expect(await failure({ PORT: String(port) })).toBe(
      `Port ${port} is in use. Stop what runs there, or choose another: PORT=3001 npm start`,
    );
    other.close();
  });
});

describe('the data folder', () => {
  it('belongs to one process until that is killed: a second one is refused and the first keeps running', async () => {
    const first = await ProductProcess.start({ DATA_DIR: folder.path });
    expect(await failure({})).toMatch(/^The data folder .+ is in use by another running Chalkline\./);
    expect((await fetch(`${first.origin}/api/courses`)).status).toBe(200);
    await first.end('SIGKILL');
    const second = await ProductProcess.start({ DATA_DIR: folder.path });
    expect((await fetch(`${second.origin}/readyz`)).status).toBe(200);
    expect(await second.end('SIGTERM')).toBe(0);
  });
});
