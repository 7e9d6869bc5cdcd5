/** The clip that ships with the product: it plays in every lesson until the lesson has a recording of its own. */
export const sampleVideo = {
  src: '/media/sample-lesson.mp4',
  poster: '/media/sample-lesson.poster.webp',
  note: 'Sample video: it shows how a lesson goes. The steps of this lesson are in the notes below.',
} as const;
