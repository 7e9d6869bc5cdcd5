import { freePort } from './free-port.ts';
import { openTestHouse, type TestHouse, type TestHouseOptions } from './test-app.ts';

export interface TestSite extends TestHouse {
  readonly origin: string;
}

/** The house on a real port with the sandbox's identity provider, for what goes over the network. */
export async function openTestSite(options: TestHouseOptions = {}): Promise<TestSite> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const environment = { PUBLIC_URL: origin, SIGN_INS_PER_MINUTE: '1000', ...options.environment };
  const house = await openTestHouse({ ...options, environment, hasSandbox: true });
  await house.app.listen({ port, host: 'localhost' });
  return { ...house, origin };
}
