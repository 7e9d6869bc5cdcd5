/** The film about lessons that ships with the product. A new lesson can show it until it has its own video. */
export const sampleVideo = {
  src: '/media/sample-lesson.mp4',
  poster: '/media/sample-lesson.poster.avif',
  note: "This sample video shows what a lesson is like. Follow the notes below for this lesson's steps.",
} as const;

/** The films that ship with the product, and their poster pictures. */
const ownPosters: Readonly<Record<string, string>> = {
  [sampleVideo.src]: sampleVideo.poster,
  '/media/how-consulting-works.mp4': '/media/how-consulting-works.poster.avif',
};

/** The films of lessons, which `npm run films` makes together with their posters. */
const lessonFilm = /^(\/media\/lessons\/[\w/-]+)\.mp4$/;

/** The poster of a video, if it is known. */
export function posterOf(src: string, given: string | undefined): string | undefined {
  const film = lessonFilm.exec(src)?.[1];
  return given ?? ownPosters[src] ?? (film && `${film}.poster.avif`);
}
