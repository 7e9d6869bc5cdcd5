import { Caller, samplePicture } from '../growth/caller.ts';
import { largeArchive } from './large-archive.ts';
import { longTexts } from './long-texts.ts';

/** A call that could keep others waiting: what it is, and how it is made. */
export type HeavyCall = readonly [name: string, call: () => Promise<unknown>];

const prompts = 2_500;

/** What costs most, at the largest size that the limits allow. */
export async function heavyCalls(origin: string): Promise<HeavyCall[]> {
  const founder = await Caller.signIn(origin, 'demo-founder');
  const member = await Caller.signIn(origin, 'demo-lifetime');
  const open = (path: string) => fetch(origin + path).then((reply) => reply.arrayBuffer());
  const as = (caller: Caller, path: string): HeavyCall => [`GET ${path}`, () => caller.time('GET', path)];
  const post = (path: string, type: string, body: string) =>
    fetch(origin + path, { method: 'POST', headers: { 'content-type': type }, body }).then((reply) =>
      reply.text(),
    );
  const certificate = await certificateOf(member);
  const archive = Buffer.from(await founder.bytes('/api/founder/content/export'));
  const large = largeArchive(archive, prompts);

  return [
    ['GET /sitemap.xml', () => open('/sitemap.xml')],
    ['GET /blog/rss.xml', () => open('/blog/rss.xml')],
    ['GET /share-images/courses.png', () => open('/share-images/courses.png')],
    ['GET …/certificate.pdf', () => open(`/certificates/${certificate}/certificate.pdf`)],
    ['GET …/image.png', () => open(`/certificates/${certificate}/image.png`)],
    ['GET …/badge.jwt', () => open(`/certificates/${certificate}/badge.jwt`)],
    ...['/dashboard', '/courses', '/prompts', '/build-your-first-website/1'].map((path) => as(member, path)),
    as(member, '/api/account/export'),
    ...['/founder', '/founder/members', '/founder/audit', '/founder/content'].map((path) =>
      as(founder, path),
    ),
    as(founder, '/api/founder/audit/file.csv'),
    as(founder, '/api/founder/operations/backup'),
    as(founder, '/api/founder/content/export'),
    [
      `try to import ${prompts} prompts`,
      () => founder.sendZip('/api/founder/content/import?dryRun=1', large),
    ],
    ['upload a picture', () => member.time('POST', '/api/snapshots/upload-proxy', samplePicture())],
    ...Object.entries(longTexts).flatMap(([name, body]) =>
      ['post', 'lesson'].map(
        (kind): HeavyCall => [
          `render a ${kind}: ${name}`,
          () => founder.time('POST', '/api/founder/content/render', { kind, body }),
        ],
      ),
    ),
    ['send 1 MB of JSON as a stranger', () => post('/api/snapshots', 'application/json', manyLists(90_000))],
    [
      'send 150 kB of JSON as a stranger',
      () => post('/api/snapshots', 'application/json', manyLists(18_000)),
    ],
    ['send a form of 1 MB', () => post('/api/snapshots', formType, 'a=b&'.repeat(250_000))],
    ['send a form of 32 kB', () => post('/api/snapshots', formType, 'a=b&'.repeat(8_000))],
  ];
}

const formType = 'application/x-www-form-urlencoded';

function manyLists(count: number): string {
  return JSON.stringify(Array.from({ length: count }, (_, index) => [index]));
}

async function certificateOf(member: Caller): Promise<string> {
  const { reply } = await member.time('GET', '/api/user/certifications');
  const all = JSON.parse(reply) as { certificateToken?: string | null }[];
  return all.find(({ certificateToken }) => certificateToken)?.certificateToken ?? '';
}
