import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectPath } from '../db/project-path.ts';
import { ProductProcess } from '../testing/product-process.ts';
import { quickStart } from '../testing/quick-start.ts';
import { SignInBrowser } from '../testing/sign-in-browser.ts';
import { copyTemplate, type TestDatabase } from '../testing/test-database.ts';

const isPostgres = process.env.TEST_DB === 'postgres';

let folder: string;
let copy: TestDatabase;
let other: TestDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chalkline-archive-'));
  copy = await copyTemplate();
  other = await copyTemplate();
});
afterAll(async () => {
  await copy.remove();
  await other.remove();
  rmSync(folder, { recursive: true, force: true });
});

type Environment = Record<string, string>;

const placeOf = (dataDir: string, databaseUrl: string | undefined): Environment => ({
  DATA_DIR: dataDir,
  ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
});

async function run(command: 'backup' | 'restore', environment: Environment, ...words: string[]) {
  const child = spawn(process.execPath, [...quickStart, projectPath(`dist/server/${command}.js`), ...words], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const [code] = (await once(child, 'close')) as [number];
  return { code, output: output.trim() };
}

async function look(origin: string): Promise<string[]> {
  const browser = new SignInBrowser(origin);
  await browser.signIn({ choice: 'demo-lifetime' });
  const pages = ['/dashboard', '/build-your-first-website/1', '/courses', '/prompts', '/replit-courses'];
  return Promise.all(
    pages.map(async (path) => readable(await (await browser.open(origin + path)).text(), origin)),
  );
}

/** The page without what changes with the port or between requests. */
function readable(html: string, origin: string): string {
  return html
    .replaceAll(origin, '')
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/name="_csrf" value="[^"]*"/g, 'name="_csrf"');
}

describe('a product', () => {
  it('is the same after a backup, a kill and a restore elsewhere', async () => {
    const here = placeOf(copy.dataDir, copy.databaseUrl);
    const archive = join(folder, 'all.zip');
    const product = await ProductProcess.start(here);
    const before = await look(product.origin);
    const running = await run('backup', here, archive);
    if (isPostgres) expect(running).toMatchObject({ code: 0 });
    else {
      expect(running.code).toBe(1);
      expect(running.output).toMatch(/in use by another running Chalkline.*\/founder\/operations\.$/s);
      expect(existsSync(archive)).toBe(false);
    }
    await product.end('SIGKILL');
    if (!isPostgres) expect(await run('backup', here, archive)).toMatchObject({ code: 0 });
    expect((await run('backup', here, archive)).output).toContain('exists already');

    // The new sandbox has to know the same people.
    cpSync(join(copy.dataDir, 'sandbox'), join(other.dataDir, 'sandbox'), { recursive: true });
    const there = placeOf(other.dataDir, other.databaseUrl);
    expect((await run('restore', there, archive)).output).toContain('The database is not empty');
    const restored = await run('restore', there, archive, '--replace');
    expect(restored.output).toMatch(/^Restored \d+ rows and \d+ files as of /);
    const again = await ProductProcess.start(there);
    expect(await look(again.origin)).toEqual(before);
    expect(await again.end('SIGTERM')).toBe(0);
  }, 240_000);
});
