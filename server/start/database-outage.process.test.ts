import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ProductProcess } from '../testing/product-process.ts';
import { type RestartablePostgres, startRestartablePostgres } from '../testing/restartable-postgres.ts';
import { SignInBrowser } from '../testing/sign-in-browser.ts';

const publicPage = '/replit-courses';

/** Generous: it takes seconds on an idle machine. */
const recoveryLimit = { timeout: 120_000 };

describe('the product while its database restarts', () => {
  let postgres: RestartablePostgres;
  let product: ProductProcess;
  let cookie: string;
  const dataDir = mkdtempSync(join(tmpdir(), 'chalkline-outage-'));
  beforeAll(async () => {
    postgres = await startRestartablePostgres();
    product = await ProductProcess.start({ DATABASE_URL: postgres.url, DATA_DIR: dataDir });
    const browser = new SignInBrowser(product.origin);
    await browser.signIn({ choice: 'demo-free' });
    cookie = `session=${browser.session}`;
    await statusOf(publicPage, {});
  });
  afterAll(async () => {
    await product.end('SIGTERM');
    await postgres.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const open = (path: string, headers: Record<string, string> = { cookie }) =>
    fetch(product.origin + path, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' });

  async function statusOf(path: string, headers?: Record<string, string>): Promise<number | 'broken'> {
    try {
      const reply = await open(path, headers);
      await reply.arrayBuffer();
      return reply.status;
    } catch {
      return 'broken';
    }
  }

  const untilItAnswers = () =>
    vi.waitFor(async () => expect(await statusOf('/api/user/progress')).toBe(200), recoveryLimit);

  it('recovers by itself: requests get an answer or 503, and visitors get their page', async () => {
    const member = new Set<number | 'broken'>();
    const visitor = new Set<number | 'broken'>();
    let isOver = false;
    const load = Array.from({ length: 3 }, async () => {
      while (!isOver) {
        member.add(await statusOf('/api/user/progress'));
        visitor.add(await statusOf(publicPage, {}));
        // Several queries in one transaction, and a write.
        await new SignInBrowser(product.origin).signIn({ choice: 'demo-free' }).catch(() => undefined);
      }
    });
    for (const mode of ['immediate', 'fast', 'kill'] as const) {
      await postgres.restart(mode);
      await untilItAnswers();
    }
    isOver = true;
    await Promise.all(load);
    expect([...member].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect([...visitor]).toEqual([200]);
  });

  it('reports that it is unavailable while the database is down, and recovers by itself', async () => {
    await postgres.stop('immediate');
    await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(503), recoveryLimit);
    expect(await statusOf('/healthz')).toBe(200);
    const page = await open('/dashboard');
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await page.text()).toContain('Try again');
    expect(await statusOf(publicPage, {})).toBe(200);
    expect(await statusOf('/api/courses', {})).toBe(200);
    await postgres.start();
    await untilItAnswers();
    expect(await statusOf('/readyz')).toBe(200);
    expect(await statusOf('/dashboard')).toBe(200);
  });
});
