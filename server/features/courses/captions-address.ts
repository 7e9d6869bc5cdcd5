import { createHash } from 'node:crypto';
import { addressOf, lessonCaptionsPath } from '@chalkline/contract/addresses';
import type { CaptionTrack } from '@chalkline/domain/captions/caption-track';

/** Where a player loads captions from. Changed captions have another address, so that no cache keeps the old ones. */
export function captionsAddress(lessonId: number, { language, text }: CaptionTrack): string {
  const file = addressOf(lessonCaptionsPath, { lessonId: String(lessonId), file: `${language}.vtt` });
  return `${file}?v=${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
}
