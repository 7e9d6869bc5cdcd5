import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { inboxRoutes } from './inbox-routes.ts';
import { openMessageStore } from './message-store.ts';
import type { MailServiceOptions } from './options.ts';
import { openSmtpSink } from './smtp-sink.ts';

export type { MailServiceOptions } from './options.ts';

/** A mail server that delivers nothing: it shows what it receives in an inbox. */
export const mailService: FastifyPluginAsync<MailServiceOptions> = async (app, options) => {
  const messageStore = await openMessageStore(join(options.stateDir, 'mail'));
  const sink = await openSmtpSink((recipients, raw) => messageStore.add(recipients, raw));
  options.onListening(sink.port);
  app.addHook('onClose', () => sink.close());
  app.register(async (pages) => inboxRoutes(pages, options.path, messageStore, sink));
};
