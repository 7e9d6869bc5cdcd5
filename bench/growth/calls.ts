import { listPages } from '../../tooling/shots-of-pages/route-table.ts';
import { type Caller, samplePicture } from './caller.ts';

/** Makes a call once and returns its duration in milliseconds. */
export type Call = (caller: Caller) => Promise<number>;

const lesson = { id: 3907, courseId: 39, path: 'build-your-first-website/lessons/7' } as const;

const get =
  (path: string): Call =>
  async (caller) =>
    (await caller.time('GET', path.replace('{me}', caller.id))).took;

const reads = [
  '/api/courses',
  '/api/courses?search=website',
  '/api/courses/slug/build-your-first-website',
  '/api/courses/39',
  `/api/courses/${lesson.path}`,
  '/api/user/courses',
  '/api/user/progress',
  '/api/snippets',
  `/api/lessons/${lesson.id}/snippets`,
  `/api/lessons/${lesson.id}/snapshots`,
  `/api/users/{me}/courses/${lesson.courseId}/snapshots`,
  `/api/lessons/${lesson.id}/private-notes`,
  `/api/lessons/${lesson.id}/checks`,
  `/api/lessons/${lesson.id}/playback`,
  '/api/favourites',
  '/api/account/project',
  '/api/account/export',
  '/dashboard',
  '/prompts',
  '/build-your-first-website/7',
];

const complete: Call = async (caller) =>
  (await caller.time('POST', `/api/lessons/${lesson.id}/complete`)).took;

const upload = async (caller: Caller) => {
  const { took, reply } = await caller.time('POST', '/api/snapshots/upload-proxy', samplePicture());
  return { took, imageUrl: (JSON.parse(reply) as { imageUrl: string }).imageUrl };
};

const attach = async (caller: Caller, imageUrl: string) => {
  const { took, reply } = await caller.time('POST', '/api/snapshots', {
    userId: caller.id,
    lessonId: lesson.id,
    courseId: lesson.courseId,
    imageUrl,
    caption: '',
  });
  return { took, id: (JSON.parse(reply) as { id: string }).id };
};

const remove = async (caller: Caller, id: string) =>
  (await caller.time('DELETE', `/api/snapshots/${id}`)).took;

/** Each undoes its change, so that every round starts from the same data. */
const uploading: Call = async (caller) => {
  const { took, imageUrl } = await upload(caller);
  await remove(caller, (await attach(caller, imageUrl)).id);
  return took;
};
const attaching: Call = async (caller) => {
  const { took, id } = await attach(caller, (await upload(caller)).imageUrl);
  await remove(caller, id);
  return took;
};
const removing: Call = async (caller) => {
  const { imageUrl } = await upload(caller);
  return remove(caller, (await attach(caller, imageUrl)).id);
};

const noteId = '00000000-0000-4000-8000-00000000b0b0';
const addNote = (caller: Caller) =>
  caller.time('POST', `/api/lessons/${lesson.id}/private-notes`, {
    ...{ id: noteId, text: 'Ask about the domain.', positionSeconds: 5 },
  });
const deleteNote = (caller: Caller) => caller.time('DELETE', `/api/private-notes/${noteId}`);
const addingNote: Call = async (caller) => {
  const { took } = await addNote(caller);
  await deleteNote(caller);
  return took;
};
const editingNote: Call = async (caller) => {
  await addNote(caller);
  const { took } = await caller.time('PATCH', `/api/private-notes/${noteId}`, { text: 'Changed.' });
  await deleteNote(caller);
  return took;
};
const deletingNote: Call = async (caller) => {
  await addNote(caller);
  return (await deleteNote(caller)).took;
};

const put =
  (path: string, body?: object): Call =>
  async (caller) =>
    (await caller.time('PUT', path, body)).took;

const puts: readonly (readonly [path: string, body?: object])[] = [
  [`/api/favourites/lessons/${lesson.id}`],
  ['/api/favourites/prompts/13'],
  [`/api/lessons/${lesson.id}/watch-position`, { positionSeconds: 30, secondsAgo: 0 }],
  ['/api/account/typed-values', { name: 'currency', value: 'EUR' }],
];

/** Calls that a person may make only so often in a minute. */
export const callsPerMinute: Readonly<Record<string, number>> = { 'GET /api/account/export': 10 };

export const learningCalls: readonly (readonly [name: string, call: Call])[] = [
  ...reads.map((path) => [`GET ${path}`, get(path)] as const),
  [`POST /api/lessons/${lesson.id}/complete`, complete],
  ['POST /api/snapshots/upload-proxy', uploading],
  ['POST /api/snapshots', attaching],
  ['DELETE /api/snapshots/{id}', removing],
  [`POST /api/lessons/${lesson.id}/private-notes`, addingNote],
  ['PATCH /api/private-notes/{id}', editingNote],
  ['DELETE /api/private-notes/{id}', deletingNote],
  ...puts.map(([path, body]) => [`PUT ${path}`, put(path, body)] as const),
];

/** Each by another person, because searches per minute are limited. */
export const searchCalls: readonly (readonly [subject: string, name: string, call: Call])[] = [
  ['demo-monthly', 'stripe'],
  ['demo-annual', 'how do I take payments'],
  ['demo-lifetime', 'qzx'],
].map(([subject = '', query = '']) => {
  const address = `/api/search?${new URLSearchParams({ q: query })}`;
  return [subject, `GET ${address}`, get(address)] as const;
});

/** In both databases, one in forty people has this first name, and exactly one has this address. */
const searches = [
  '/api/search?q=qz',
  '/founder/members?search=qz',
  '/founder/members?search=hannah',
  '/founder/members?search=hannah.lindqvist@',
  '/founder/members?plan=Monthly',
];

/** Every page of the console, rendered completely for the founder. */
export async function consoleCalls(): Promise<readonly (readonly [name: string, call: Call])[]> {
  const pages = (await listPages()).filter(
    ({ requires, isNowhere }) => requires.startsWith('staff:') && !isNowhere,
  );
  const addresses = new Set([...pages.map(({ address }) => address), ...searches]);
  return [...addresses].map((address) => [`GET ${address}`, get(address)] as const);
}
