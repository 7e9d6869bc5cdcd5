import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProductProcess } from '../testing/product-process.ts';
import { SignInBrowser } from '../testing/sign-in-browser.ts';
import { type DataDir, usedDataDir } from '../testing/used-data-dir.ts';

let folder: DataDir;
beforeEach(() => {
  folder = usedDataDir();
});
afterEach(() => folder.remove());

/** Signs somebody in and returns their cookie, or undefined when the server died before it replied. */
async function signIn(origin: string): Promise<string | undefined> {
  const browser = new SignInBrowser(origin);
  try {
    await browser.signIn({ choice: 'demo-free' });
  } catch {
    return undefined;
  }
  return browser.session;
}

/** Lets several people sign in at a time, and kills the server meanwhile. */
async function writeUntilKilled(product: ProductProcess, round: number): Promise<string[]> {
  const acknowledged: string[] = [];
  const writers = Array.from({ length: 4 }, async () => {
    for (;;) {
      const session = await signIn(product.origin);
      if (!session) return;
      acknowledged.push(session);
      if (acknowledged.length === 20 + round * 5) void product.end('SIGKILL');
    }
  });
  await Promise.all(writers);
  return acknowledged;
}

describe('a server', () => {
  it('loses nobody whose sign-in was confirmed when it is killed again and again', async () => {
    const everybody: string[] = [];
    const rounds = 2;
    for (let round = 1; round <= rounds; round += 1) {
      const product = await ProductProcess.start({ DATA_DIR: folder.path });
      everybody.push(...(await writeUntilKilled(product, round)));
    }
    const last = await ProductProcess.start({ DATA_DIR: folder.path });
    const statuses = await Promise.all(
      everybody.map(async (session) => {
        const reply = await fetch(`${last.origin}/api/auth/user`, {
          headers: { cookie: `session=${session}` },
        });
        return reply.status;
      }),
    );
    expect(everybody.length).toBeGreaterThan(50);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(await last.end('SIGTERM')).toBe(0);
  });
});
