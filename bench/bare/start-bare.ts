import type { Closing } from '../../tooling/product/closing.ts';
import type { Server } from '../load/side.ts';
import { nextMessage, startScript } from '../start-script.ts';

type BareServer = 'film.ts' | 'page.ts' | 'courses-on-postgres.ts' | 'courses-on-pglite.ts';

/** Starts a minimal server that the product is compared with. */
export async function startBare(
  closing: Closing,
  server: BareServer,
  settings: Readonly<Record<string, string>>,
): Promise<Server> {
  return (await nextMessage(startScript(closing, `bare/${server}`, settings))) as Server;
}
