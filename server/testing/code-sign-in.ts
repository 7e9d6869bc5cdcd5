import type { CurrentUser } from '@chalkline/contract/people';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { auditEntries, founderClaims, mailOutbox, signInCodes, signInCounts, users } from '../db/schema.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';
import { startTestSmtp, type TestSmtp } from './test-smtp.ts';

/** Signs in by codes, with a mail server whose messages can be read. */
export class CodeSignIn {
  readonly smtp: TestSmtp;
  testApp!: TestApp;

  private constructor(smtp: TestSmtp) {
    this.smtp = smtp;
  }

  static async start(): Promise<CodeSignIn> {
    return new CodeSignIn(await startTestSmtp());
  }

  /** Asks for a code, and says where the browser is sent. */
  async ask(client: TestClient, email: string, returnTo?: string): Promise<string> {
    const reply = await client.write('POST', '/api/sign-in/code', { email, returnTo });
    return locationOf(reply);
  }

  async resend(client: TestClient): Promise<string> {
    return locationOf(await client.write('POST', '/api/sign-in/code/resend'));
  }

  async check(client: TestClient, code: string): Promise<string> {
    return locationOf(await client.write('POST', '/api/sign-in/code/check', { code }));
  }

  /** The code in the newest message. */
  lastCode(): string {
    const { raw = '' } = this.smtp.taken.at(-1) ?? {};
    return /^Subject: (\d{6}) /m.exec(raw)?.[1] ?? '';
  }

  /** A code that was not sent. */
  wrongCode(): string {
    return this.lastCode() === '000000' ? '000001' : '000000';
  }

  /** Signs in with this address in a new browser. */
  async signIn(email: string, client = this.testApp.visitor()): Promise<TestClient> {
    await this.ask(client, email);
    await this.check(client, this.lastCode());
    return client;
  }
}

function locationOf({ headers, statusCode }: Awaited<ReturnType<TestClient['write']>>): string {
  return statusCode === 303 ? String(headers.location) : `status ${statusCode}`;
}

export async function whoIs(client: TestClient): Promise<CurrentUser> {
  return (await client.get('/api/auth/user')).json();
}

export async function isSignedIn(client: TestClient): Promise<boolean> {
  return (await client.get('/api/auth/user')).statusCode === 200;
}

/** Call this once per test file about codes. Every test begins without people, codes, counts and emails. */
export function setUpCodeTests() {
  let codes: CodeSignIn;
  let testApp: TestApp;
  const lines: string[] = [];

  beforeAll(async () => {
    codes = await CodeSignIn.start();
    testApp = await startTestApp({
      smtp: codes.smtp.address,
      environment: { LOG_LEVEL: 'info', SIGN_INS_PER_MINUTE: '1000' },
      logs: { write: (line) => lines.push(line) },
    });
    codes.testApp = testApp;
  });
  beforeEach(async () => {
    const { db } = testApp.database;
    const tables = [auditEntries, users, founderClaims, signInCodes, signInCounts, mailOutbox];
    for (const table of tables) await db.delete(table);
    lines.length = 0;
    codes.smtp.taken.length = 0;
  });
  afterAll(async () => {
    await testApp.close();
    await codes.smtp.goDown();
  });

  return { codes: () => codes, testApp: () => testApp, lines };
}
