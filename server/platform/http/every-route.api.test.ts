import { text } from 'node:stream/consumers';
import type { Requirement } from '@chalkline/domain/access/decide-access';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RouteRequirement } from '../../testing/route-requirement.ts';
import { routeRequirements } from '../../testing/route-requirements.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { openTestSite, type TestSite } from '../../testing/test-site.ts';
import { type ListedScreen, webScreens } from '../../testing/web-screens.ts';

const everybody = ['visitor', 'free', 'member', 'consulting', 'consultant', 'editor', 'founder'] as const;
type Kind = (typeof everybody)[number];

/** Repeated here on purpose, independent of the rule in the product. */
const mayPass: Readonly<Record<Requirement, readonly Kind[]>> = {
  public: everybody,
  session: ['free', 'member', 'consulting', 'consultant', 'editor', 'founder'],
  paid: ['member', 'consulting', 'founder'],
  consulting: ['consulting', 'founder'],
  'staff:overview': ['consultant', 'editor', 'founder'],
  'staff:reviews': ['consultant', 'founder'],
  'staff:tickets': ['consultant', 'founder'],
  'staff:questions': ['consultant', 'founder'],
  'staff:content': ['editor', 'founder'],
  'staff:members': ['founder'],
  'staff:money': ['founder'],
  'staff:team': ['founder'],
  'staff:audit': ['founder'],
  'staff:operations': ['founder'],
};

const people: Readonly<Record<Kind, () => Promise<TestClient>>> = {
  visitor: async () => site.visitor(),
  free: async () => (await site.person('Free')).client,
  member: async () => (await site.person('Monthly')).client,
  consulting: async () => (await site.person('Consulting')).client,
  consultant: async () => (await site.person('Free', { role: 'consultant' })).client,
  editor: async () => (await site.person('Free', { role: 'editor' })).client,
  founder: async () => (await site.person('Free', { role: 'founder' })).client,
};

const sharedCallers = new Map<Kind, TestClient>();

/**
 * Somebody of a kind. Reading changes nothing, except logging out, and neither does a call that is refused, so that
 * one person of each kind makes all of these.
 */
async function callerOf(kind: Kind, route: string, requirement: RouteRequirement): Promise<TestClient> {
  const requires = requirementOf(requirement);
  const isRefused = requires === undefined || !mayPass[requires].includes(kind);
  const isRead = route.startsWith('GET ') && route !== 'GET /api/logout';
  if (!isRead && !isRefused) return people[kind]();
  const caller = sharedCallers.get(kind) ?? (await people[kind]());
  sharedCallers.set(kind, caller);
  return caller;
}

/** Built files are public, and each build names them anew. */
const builtFiles = /^\/(?:assets\/|media\/(?!pictures\/)|favicon\.svg|error-page\.css)/;
/** The stand-ins are not part of the product. */
const standIns = /^\/(?:sandbox|v1)\b/;
/** HTTP methods that the product does not use. */
const strangeMethods = ['HEAD', 'TRACE', 'QUERY'];

let site: TestSite;
const registered = new Set<string>();

beforeAll(async () => {
  site = await openTestSite({
    environment: { WRITES_PER_MINUTE: '100000' },
    onRoute: ({ method, url }) => {
      if (builtFiles.test(url) || standIns.test(url)) return;
      for (const one of [method].flat()) {
        if (!strangeMethods.includes(one)) registered.add(`${one} ${url}`);
      }
    },
  });
});
afterAll(() => site.close());

const nobodys = '00000000-0000-4000-8000-000000000000';
/** The lesson and the prompt are not free. */
const parameters: Readonly<Record<string, string>> = {
  courseId: '39',
  lessonId: '3902',
  courseSlug: 'build-your-first-website',
  order: '2',
  certificationId: '1',
  snippetId: '12',
  chart: 'members.csv',
  name: 'privacy-policy',
  slug: 'write-a-first-prompt',
  tag: 'basics',
  kind: 'course',
  itemId: '39',
  version: '1',
};

/**
 * Invalid input, sent by people who may not see the console: the reply must not reveal what the console
 * accepts.
 */
const nonsense = '?from=soon&kind=none&days=none&basedOn=none';
const nonsenseBody = { reason: 0, basedOn: 'none', facts: 'none' };

function callOf(route: string, requirement: RouteRequirement, kind: Kind): InjectOptions {
  const [method = 'GET', path = ''] = route.split(' ');
  const url = path
    .replace(/:(\w+)/g, (_, name: string) => parameters[name] ?? nobodys)
    .replace('*', path.startsWith('/api/docs') ? 'index.html' : 'no-such-thing');
  const requires = requirementOf(requirement);
  if (requires?.startsWith('staff:') && !mayPass[requires].includes(kind))
    return {
      method: method as 'GET',
      url: url + nonsense,
      ...(method === 'GET' ? {} : { payload: nonsenseBody }),
    };
  const body = typeof requirement === 'object' ? requirement.body : undefined;
  return { method: method as 'GET', url, ...(body ? { payload: { ...body } } : {}) };
}

interface Answer {
  readonly status: number;
  readonly code: string | undefined;
  readonly message: string | undefined;
}

async function answerTo(client: TestClient, call: InjectOptions): Promise<Answer> {
  const headers = call.method === 'GET' ? {} : { 'x-csrf-token': await client.formToken() };
  const cookies = Object.fromEntries(client.cookies);
  const reply = await site.app.inject({ ...call, headers, cookies, payloadAsStream: true });
  const type = String(reply.headers['content-type'] ?? '');
  // An event stream never ends by itself.
  if (type.startsWith('text/event-stream')) reply.stream().destroy();
  const body = type.startsWith('application/json') ? JSON.parse(await text(reply.stream())) : {};
  return { status: reply.statusCode, code: body?.code, message: body?.message };
}

const unknownAddress = { status: 404, code: 'not_found', message: "This address doesn't exist." };
const signedOut = { status: 401, code: 'signed_out' };
const planRequired = { status: 403, code: 'plan_required' };

function refusalFor(requirement: Requirement, kind: Kind): Partial<Answer> {
  if (requirement.startsWith('staff:')) return unknownAddress;
  return kind === 'visitor' ? signedOut : planRequired;
}

describe('every route', () => {
  it('is listed with its requirement, and every listed route exists', () => {
    expect([...registered].toSorted()).toEqual(Object.keys(routeRequirements).toSorted());
  });

  it.each(Object.entries(routeRequirements))(
    '%s admits exactly those it is for: %j',
    async (route, requirement) => {
      for (const kind of everybody) {
        const call = callOf(route, requirement, kind);
        const answer = await answerTo(await callerOf(kind, route, requirement), call);
        expectAnswer(`${route} for ${kind}`, answer, requirement, kind);
      }
    },
  );
});

/** The same routes with a free lesson or prompt: reading it requires nothing, working on it an account. */
const freeContent: Readonly<Record<string, RouteRequirement>> = {
  'GET /api/courses/build-your-first-website/lessons/1': 'public',
  'GET /api/lessons/3901/snippets': 'public',
  'POST /api/lessons/3901/complete': 'session',
  'PUT /api/lessons/3901/checks/one-visitor': 'session',
  'PUT /api/lessons/3901/checks/one-visitor/snapshot': { requires: 'session', body: { snapshotId: null } },
  'DELETE /api/lessons/3901/checks/one-visitor': 'session',
  'POST /api/snippets/1/copied': 'session',
  'POST /api/snapshots': {
    requires: 'session',
    body: { userId: nobodys, lessonId: 3901, courseId: 39, imageUrl: '/none', caption: '' },
  },
};

describe('free content', () => {
  it.each(Object.entries(freeContent))(
    '%s admits exactly those it is for: %j',
    async (route, requirement) => {
      for (const kind of everybody) {
        const answer = await answerTo(
          await callerOf(kind, route, requirement),
          callOf(route, requirement, kind),
        );
        expectAnswer(`${route} for ${kind}`, answer, requirement, kind);
      }
    },
  );
});

/** Undefined for routes that nobody may use. */
function requirementOf(requirement: RouteRequirement): Requirement | undefined {
  if (requirement === 'nobody') return undefined;
  return typeof requirement === 'object' ? requirement.requires : requirement;
}

function expectAnswer(what: string, answer: Answer, requirement: RouteRequirement, kind: Kind): void {
  const requires = requirementOf(requirement);
  if (!requires) return void expect(answer, what).toMatchObject(unknownAddress);
  if (!mayPass[requires].includes(kind)) {
    expect(answer, what).toMatchObject(refusalFor(requires, kind));
    return;
  }
  for (const refusal of [signedOut, planRequired, unknownAddress, { status: 500 }]) {
    expect(answer, what).not.toMatchObject(refusal);
  }
}

/** What visitors and people without a plan get at an address. */
interface PageAccess {
  readonly visitor: 'page' | 'home';
  readonly free: 'page' | 'paywall';
}

const forEverybody: PageAccess = { visitor: 'page', free: 'page' };
const forSession: PageAccess = { visitor: 'home', free: 'page' };
const forPaid: PageAccess = { visitor: 'home', free: 'paywall' };
const withPublicPage: PageAccess = { visitor: 'page', free: 'paywall' };

const pageAccess: Readonly<Record<string, PageAccess>> = {
  '/': forEverybody,
  '/pricing': forEverybody,
  '/sign-in': forEverybody,
  '/search?q=stripe': forEverybody,
  '/sign-in/code': forEverybody,
  '/replit-courses': forEverybody,
  '/replit-prompts': forEverybody,
  '/build-your-first-website': withPublicPage,
  '/build-your-first-website/1': forEverybody,
  '/build-your-first-website/2': forPaid,
  '/courses/39': forPaid,
  '/prompts': forPaid,
  '/prompts?prompt=1': withPublicPage,
  '/prompts?prompt=12': withPublicPage,
  '/dashboard': forPaid,
  '/courses': forSession,
  '/account': forSession,
  '/checkout/complete?session=none': forSession,
};

async function accessOf(client: TestClient, address: string): Promise<string> {
  const { statusCode, headers, body } = await client.open(address);
  if (statusCode === 302) return headers.location?.startsWith('/?returnTo=') ? 'home' : 'elsewhere';
  return />Unlock [^<]+<\/h[12]>/.test(body) ? 'paywall' : `${statusCode === 200 ? 'page' : statusCode}`;
}

describe('every page for visitors and members', () => {
  it.each(Object.entries(pageAccess))('%s opens for exactly those it is for: %j', async (address, access) => {
    for (const kind of everybody) {
      const isPaying = mayPass.paid.includes(kind);
      const expected = kind === 'visitor' ? access.visitor : isPaying ? 'page' : access.free;
      expect([kind, await accessOf(await people[kind](), address)]).toEqual([kind, expected]);
    }
  });
});

/** Kinds of content that editors may not change. */
const foundersOnly = /^\/founder\/content\/(?:legal|site)\//;

describe('every page of the console', () => {
  let screens: readonly ListedScreen[];
  let examplesOf: (screen: ListedScreen) => readonly string[];
  beforeAll(async () => {
    const web = await webScreens();
    screens = web.consoleScreens;
    examplesOf = web.examplesOf;
  });

  it('requires an area of the console that somebody may use', () => {
    expect(screens.length).toBeGreaterThan(2);
    for (const { name, requires } of screens)
      expect([name, requires]).toEqual([name, expect.stringMatching(/^staff:/)]);
  });

  it('exists for those who may use that area, and for nobody else', async () => {
    for (const kind of everybody) {
      const client = await people[kind]();
      for (const screen of screens) {
        const { requires, isNowhere } = screen;
        for (const address of examplesOf(screen)) {
          const { statusCode } = await client.open(address);
          const mayOpen =
            mayPass[requires].includes(kind) && (kind === 'founder' || !foundersOnly.test(address));
          const expected = mayOpen && !isNowhere ? 200 : 404;
          expect([kind, address, statusCode]).toEqual([kind, address, expected]);
        }
      }
    }
  });
});
