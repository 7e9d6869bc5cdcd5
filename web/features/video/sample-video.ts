/** The clip that ships with the product: it plays in every lesson until the lesson has a recording of its own. */
export const sampleVideo = {
  src: '/media/sample-lesson.mp4',
  poster: '/media/sample-lesson.poster.webp',
  note: 'Sample video: it shows how a lesson goes. The steps of this lesson are in the notes below.',
} as const;

/** The picture that stands for a video until it plays, where one is known. */
export function posterOf(src: string, given: string | undefined): string | undefined {
  return given ?? (src === sampleVideo.src ? sampleVideo.poster : undefined);
}
