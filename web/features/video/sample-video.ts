/** The clip that ships with the product: it plays in every lesson until the lesson has a recording of its own. */
export const sampleVideo = {
  src: '/media/sample-lesson.mp4',
  poster: '/media/sample-lesson.poster.webp',
  note: "This sample video shows what a lesson is like. Follow the notes below for this lesson's steps.",
} as const;

/** The films that ship with the product, and the pictures that stand for them until they play. */
const ownPosters: Readonly<Record<string, string>> = {
  [sampleVideo.src]: sampleVideo.poster,
  '/media/how-consulting-works.mp4': '/media/how-consulting-works.poster.webp',
};

/** The picture that stands for a video until it plays, where one is known. */
export function posterOf(src: string, given: string | undefined): string | undefined {
  return given ?? ownPosters[src];
}
