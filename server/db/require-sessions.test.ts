import { expect, it } from 'vitest';
import { refuseSharedBackend, SessionsRequired } from './require-sessions.ts';

/** A client whose queries are answered by this process of the server. */
const servedBy = (pid: number) => ({ query: async () => ({ rows: [{ pid }] }) });

it('two clients with a connection each are accepted', async () => {
  await refuseSharedBackend(servedBy(1), servedBy(2));
});

it('a pooler that gives one connection to two clients is refused, with what to do', async () => {
  const refused = refuseSharedBackend(servedBy(1), servedBy(1));
  await expect(refused).rejects.toThrow(SessionsRequired);
  await expect(refused).rejects.toThrow('pool_mode = session');
});
