/** The clip that ships with the product. It plays in every lesson that has no recording of its own. */
export const sampleVideo = {
  src: '/media/sample-lesson.mp4',
  poster: '/media/sample-lesson.poster.webp',
  note: "This sample video shows what a lesson is like. Follow the notes below for this lesson's steps.",
} as const;

/** The films that ship with the product, and their poster pictures. */
const ownPosters: Readonly<Record<string, string>> = {
  [sampleVideo.src]: sampleVideo.poster,
  '/media/how-consulting-works.mp4': '/media/how-consulting-works.poster.webp',
};

/** The poster of a video, if it is known. */
export function posterOf(src: string, given: string | undefined): string | undefined {
  return given ?? ownPosters[src];
}
