import type { AppContext } from '../../platform/app-context.ts';
import type { VideoLibrary } from './finish-upload.ts';
import { signingFor } from './playable-addresses.ts';
import type { VideoReader } from './uploaded-video.ts';

/** The people who read about videos in the console. */
export function videoReaders(
  context: AppContext,
  { store }: VideoLibrary,
): (personId: string) => VideoReader {
  const signFor = signingFor(context);
  const hasConverter = context.config.ffmpegPath !== undefined && store.files !== undefined;
  return (personId) => ({ signFor: signFor(personId), hasConverter });
}
