import { Caller, samplePicture } from '../growth/caller.ts';
import { largeArchive } from './large-archive.ts';
import { longTexts } from './long-texts.ts';
import { type HeavyCall, Visitor } from './visitor.ts';

const prompts = 2_500;

/**
 * The most expensive calls at the largest size that the limits allow. A call fails when its reply is not
 * the expected one.
 */
export async function heavyCalls(origin: string): Promise<HeavyCall[]> {
  const founder = await Caller.signIn(origin, 'demo-founder');
  const member = await Caller.signIn(origin, 'demo-lifetime');
  return [
    ...openCalls(new Visitor(origin), await certificateOf(member)),
    ...memberCalls(member),
    ...(await founderCalls(founder)),
    ...largeBodies(new Visitor(origin)),
  ];
}

function openCalls(visitor: Visitor, certificate: string): HeavyCall[] {
  const drawings = ['certificate.pdf', 'image.png', 'badge.jwt'];
  return [
    ...['/sitemap.xml', '/blog/rss.xml', '/share-images/replit-courses.png'].map((path) => visitor.get(path)),
    ...drawings.map((file) => visitor.get(`/certificates/${certificate}/${file}`, `GET …/${file}`)),
  ];
}

function memberCalls(member: Caller): HeavyCall[] {
  const pages = ['/dashboard', '/courses', '/prompts', '/build-your-first-website/1'];
  return [
    ...[...pages, '/api/account/export'].map((path) => get(member, path)),
    ['upload a picture', () => member.time('POST', '/api/snapshots/upload-proxy', samplePicture())],
  ];
}

async function founderCalls(founder: Caller): Promise<HeavyCall[]> {
  const archive = Buffer.from(await founder.bytes('/api/founder/content/export'));
  const large = largeArchive(archive, prompts);
  const pages = ['/founder', '/founder/members', '/founder/audit', '/founder/content'];
  const files = ['/api/founder/audit/file.csv', '/api/founder/operations/backup'];
  return [
    ...[...pages, ...files, '/api/founder/content/export'].map((path) => get(founder, path)),
    [
      `try to import ${prompts} prompts`,
      () => founder.sendZip('/api/founder/content/import?dryRun=1', large),
    ],
    ...Object.entries(longTexts).flatMap(([name, body]) =>
      ['post', 'lesson'].map(
        (kind): HeavyCall => [
          `render a ${kind}: ${name}`,
          () => founder.time('POST', '/api/founder/content/render', { kind, body }),
        ],
      ),
    ),
  ];
}

/** Bodies that are refused before they are parsed, and bodies that are parsed before they are refused. */
function largeBodies(visitor: Visitor): HeavyCall[] {
  const json = 'application/json';
  const form = 'application/x-www-form-urlencoded';
  return [
    ['send 1 MB of JSON as a visitor', () => visitor.post(json, manyLists(90_000), 413)],
    ['send 150 kB of JSON as a visitor', () => visitor.post(json, manyLists(18_000), 403)],
    ['send a form of 1 MB', () => visitor.post(form, 'a=b&'.repeat(250_000), 413)],
    ['send a form of 32 kB', () => visitor.post(form, 'a=b&'.repeat(8_000), 403)],
  ];
}

function get(caller: Caller, path: string): HeavyCall {
  return [`GET ${path}`, () => caller.time('GET', path)];
}

function manyLists(count: number): string {
  return JSON.stringify(Array.from({ length: count }, (_, index) => [index]));
}

async function certificateOf(member: Caller): Promise<string> {
  const { reply } = await member.time('GET', '/api/user/certifications');
  const all = JSON.parse(reply) as { certificateToken: string | null }[];
  const token = all.find(({ certificateToken }) => certificateToken !== null)?.certificateToken;
  if (!token) throw new Error('The demo member has no certificate to be drawn.');
  return token;
}
