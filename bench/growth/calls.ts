import { type Learner, samplePicture } from './learner.ts';

/** One call of learning: makes it once and gives how long it took, in milliseconds. */
export type Call = (learner: Learner) => Promise<number>;

const lesson = { id: 3907, courseId: 39, path: 'build-your-first-website/lessons/7' } as const;

const get =
  (path: string): Call =>
  async (learner) =>
    (await learner.time('GET', path.replace('{me}', learner.id))).took;

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
];

const complete: Call = async (learner) =>
  (await learner.time('POST', `/api/lessons/${lesson.id}/complete`)).took;

const upload = async (learner: Learner) => {
  const { took, reply } = await learner.time('POST', '/api/snapshots/upload-proxy', samplePicture());
  return { took, imageUrl: (JSON.parse(reply) as { imageUrl: string }).imageUrl };
};

const attach = async (learner: Learner, imageUrl: string) => {
  const { took, reply } = await learner.time('POST', '/api/snapshots', {
    userId: learner.id,
    lessonId: lesson.id,
    courseId: lesson.courseId,
    imageUrl,
    caption: '',
  });
  return { took, id: (JSON.parse(reply) as { id: string }).id };
};

const remove = async (learner: Learner, id: string) =>
  (await learner.time('DELETE', `/api/snapshots/${id}`)).took;

/** Each leaves nothing behind, so that the next round finds what this one found. */
const uploading: Call = async (learner) => {
  const { took, imageUrl } = await upload(learner);
  await remove(learner, (await attach(learner, imageUrl)).id);
  return took;
};
const attaching: Call = async (learner) => {
  const { took, id } = await attach(learner, (await upload(learner)).imageUrl);
  await remove(learner, id);
  return took;
};
const removing: Call = async (learner) => {
  const { imageUrl } = await upload(learner);
  return remove(learner, (await attach(learner, imageUrl)).id);
};

export const learningCalls: readonly (readonly [name: string, call: Call])[] = [
  ...reads.map((path) => [`GET ${path}`, get(path)] as const),
  [`POST /api/lessons/${lesson.id}/complete`, complete],
  ['POST /api/snapshots/upload-proxy', uploading],
  ['POST /api/snapshots', attaching],
  ['DELETE /api/snapshots/{id}', removing],
];
