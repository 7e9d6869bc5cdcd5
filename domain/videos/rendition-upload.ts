/**
 * The upload of a finished copy of a video to a bucket. It is stored with the video, so that every process can remove
 * what a killed one has left behind.
 */
export interface RenditionUpload {
  readonly quality: number;
  /** As the bucket calls it. */
  readonly uploadId: string;
  /** In ISO format. */
  readonly begunAt: string;
  /** Whether somebody removes it. From then on, the process that began it can't publish it any more. */
  readonly isDiscarded: boolean;
}
