import { contentPath } from '@chalkline/contract/console-addresses';
import type { FastifyInstance } from 'fastify';

/**
 * Parsing a body blocks the event loop and happens before the sender is authorised, so bodies are limited. These are
 * several times what the longest ticket and the longest form can be.
 */
export const largestBody = 160 * 1024;
export const largestForm = 32 * 1024;

/** For content texts. The sender is authorised before the body is read. */
const largestText = 1024 * 1024;

export function allowLongTexts(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith(contentPath)) route.bodyLimit ??= largestText;
  });
}
