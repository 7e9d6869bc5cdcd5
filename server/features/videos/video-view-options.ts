import type { AppContext } from '../../platform/app-context.ts';
import { addressSigners } from './playable-addresses.ts';
import type { VideoViewOptions } from './uploaded-video.ts';

/** Makes the options with which the console describes videos to a person. */
export function videoViewOptions(context: AppContext): (personId: string) => VideoViewOptions {
  const signerFor = addressSigners(context);
  const hasConverter = context.config.ffmpegPath !== undefined;
  return (personId) => ({ signAddress: signerFor(personId), hasConverter });
}
