/** Wide enough for every screen that shows it. */
const mostPixels = 1280;

/** What a video shows now, as a picture; undefined if the browser can't tell. */
export async function currentFrame(video: HTMLVideoElement): Promise<File | undefined> {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0 || videoHeight === 0) return undefined;
  const scale = Math.min(1, mostPixels / videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  try {
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
    const type = 'image/jpeg';
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
    return picture ? new File([picture], 'thumbnail.jpg', { type }) : undefined;
  } catch {
    // Browsers don't let a page read the pixels of a video from another server.
    return undefined;
  }
}
