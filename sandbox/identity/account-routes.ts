import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { pageHeaders } from '../page/page-document.ts';
import { pageStylesheet } from '../page/page-stylesheet.ts';
import { followChoice } from './account-choice.ts';
import { type AccountPage, accountPage } from './account-page.ts';
import type { Address } from './address.ts';
import { emptyNewcomerForm } from './newcomer-form.ts';
import { errors } from './oidc-provider.ts';
import type { PeopleDirectory } from './people-directory.ts';

interface InteractionRoute {
  Params: { interactionId: string };
}

const largestForm = 16 * 1024;

/** The page for choosing a person, and the handling of each choice. */
export function accountRoutes(
  app: FastifyInstance,
  provider: Provider,
  people: PeopleDirectory,
  address: Address,
): void {
  acceptOnlyForms(app);

  app.get(address.stylesheetUrl, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(pageStylesheet),
  );

  app.get<InteractionRoute>(address.accountPageUrl(':interactionId'), async (request, reply) => {
    const interactionId = await requireInteraction(provider, request, reply);
    return sendAccountPage(reply, address, interactionId, {});
  });

  app.post<InteractionRoute>(address.accountPageUrl(':interactionId'), async (request, reply) => {
    const interactionId = await requireInteraction(provider, request, reply);
    const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const outcome = await followChoice(fields, people);
    if ('page' in outcome) return sendAccountPage(reply.code(422), address, interactionId, outcome.page);
    const resumeUrl = await provider.interactionResult(request.raw, reply.raw, outcome.result, {
      mergeWithLastSubmission: false,
    });
    return reply.header('cache-control', 'no-store').redirect(resumeUrl, 303);
  });
}

/**
 * The id of the sign-in that this browser started, proved by its cookie; the URL must contain the same id.
 */
async function requireInteraction(
  provider: Provider,
  request: FastifyRequest<InteractionRoute>,
  reply: FastifyReply,
): Promise<string> {
  const { uid } = await provider.interactionDetails(request.raw, reply.raw);
  if (uid !== request.params.interactionId) {
    throw new errors.SessionNotFound('the address names another sign-in than the cookie');
  }
  return uid;
}

function sendAccountPage(
  reply: FastifyReply,
  { stylesheetUrl, accountPageUrl }: Address,
  interactionId: string,
  said: Partial<AccountPage>,
): FastifyReply {
  const actionUrl = accountPageUrl(interactionId);
  const page = accountPage({ stylesheetUrl, actionUrl, form: emptyNewcomerForm, mistakes: {}, ...said });
  return reply.headers(pageHeaders).send(page);
}

function acceptOnlyForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: largestForm },
    (_request, body, done) => done(null, new URLSearchParams(body)),
  );
}
