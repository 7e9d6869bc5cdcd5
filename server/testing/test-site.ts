import { freePort } from '@chalkline/sandbox/testing/free-port';
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

export interface TestSite extends TestApp {
  readonly origin: string;
}

/** The test app on a real port with the sandbox's identity provider, for tests over the network. */
export async function openTestSite(options: TestAppOptions = {}): Promise<TestSite> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const environment = { PUBLIC_URL: origin, SIGN_INS_PER_MINUTE: '1000', ...options.environment };
  const testApp = await startTestApp({ ...options, environment, hasSandbox: true });
  await testApp.app.listen({ port, host: 'localhost' });
  return { ...testApp, origin };
}
