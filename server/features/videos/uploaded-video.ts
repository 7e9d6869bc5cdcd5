import type { UploadedVideo } from '@chalkline/contract/videos';
import { conversionState } from '@chalkline/domain/videos/conversion';
import { videoAddress } from '@chalkline/domain/videos/video-address';
import type { videos } from '../../db/schema.ts';

export type VideoRow = typeof videos.$inferSelect;

/** Makes an address that plays for the person who asks. */
export type SignAddress = (address: string) => string;

/** What the description of a video depends on besides the video. */
export interface VideoViewOptions {
  readonly signAddress: SignAddress;
  /** Whether videos are converted into several qualities here. */
  readonly hasConverter: boolean;
}

/** What the console says about a video that has been checked. */
export function toUploadedVideo(
  row: VideoRow,
  { signAddress, hasConverter }: VideoViewOptions,
): UploadedVideo {
  const { id, container, fileName, bytes, durationSeconds, width, height, createdAt } = row;
  if (container === null || durationSeconds === null)
    throw new Error(`The video ${id} has not been inspected.`);
  const address = videoAddress(id, container);
  return {
    id,
    address,
    fileName,
    bytes,
    durationSeconds,
    width: width ?? 0,
    height: height ?? 0,
    uploadedAt: createdAt.toISOString(),
    playUrl: signAddress(address),
    conversion: conversionOf(row, hasConverter),
  };
}

function conversionOf(row: VideoRow, hasConverter: boolean): UploadedVideo['conversion'] {
  const { convertedAt, conversionPercent: percent, conversionProblem: problem } = row;
  const state = conversionState({ convertedAt, percent, problem }, hasConverter);
  return { state, percent: percent ?? 0, problem: state === 'failed' ? problem : null };
}
