import { html } from '@chalkline/domain/writing/html';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { formOf, isFromElsewhere, takeOnlyForms } from '../page/form.ts';
import { pageHeaders, renderPage } from '../page/page-document.ts';
import { inboxPage, messagePage } from './inbox-pages.ts';
import { inboxStylesheet } from './inbox-stylesheet.ts';
import type { MessageStore } from './message-store.ts';
import type { SmtpSink } from './smtp-sink.ts';

interface InboxRoute {
  Params: { id: string };
  Querystring: { to?: string };
}

/**
 * An email in its frame has the policy of the page around it: inline styles, and nothing else. No script
 * runs in either.
 */
const policy = (pageHeaders['content-security-policy'] ?? '').replace(
  "style-src 'self'",
  "style-src 'self' 'unsafe-inline'",
);

/** Mounts the inbox. It needs its own Fastify instance, because it replaces the body parsers. */
export function inboxRoutes(
  app: FastifyInstance,
  path: string,
  messageStore: MessageStore,
  sink: SmtpSink,
): void {
  takeOnlyForms(app);

  app.get<InboxRoute>(path, async (request, reply) => {
    const to = wanted(request.query.to);
    const messages = await messagesTo(messageStore, to);
    return send(reply, path, inboxPage({ path, messages, to, isDown: sink.isDown }));
  });

  app.get<InboxRoute>(`${path}/messages.json`, async (request, reply) =>
    reply.header('cache-control', 'no-store').send(await messagesTo(messageStore, wanted(request.query.to))),
  );

  app.get(`${path}/style.css`, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(inboxStylesheet),
  );

  app.get<InboxRoute>(`${path}/:id`, async (request, reply) => {
    const message = await messageStore.find(request.params.id);
    return message ? send(reply, path, messagePage(path, message)) : sendNothingHere(reply, path);
  });

  app.post(`${path}/server`, async (request, reply) => {
    if (isFromElsewhere(request)) return reply.code(403).send('Another site sent this form.');
    sink.isDown = formOf(request).get('state') === 'down';
    return reply.redirect(path, 303);
  });
}

function wanted(to: unknown): string {
  return typeof to === 'string' ? to.trim().toLowerCase() : '';
}

async function messagesTo(messageStore: MessageStore, to: string) {
  const all = await messageStore.list();
  return to === '' ? all : all.filter((message) => message.to.toLowerCase().includes(to));
}

function send(reply: FastifyReply, path: string, page: ReturnType<typeof inboxPage>) {
  return reply
    .headers({ ...pageHeaders, 'content-security-policy': policy })
    .send(renderPage({ ...page, stylesheetUrl: `${path}/style.css` }));
}

function sendNothingHere(reply: FastifyReply, path: string) {
  const main = html`<h1>No such message</h1><p>It was never here, or newer mail has taken its place.</p><p><a href="${path}">To the inbox</a></p>`;
  return send(reply.code(404), path, { title: 'No such message', main });
}
