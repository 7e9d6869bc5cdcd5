import type { ContentKind } from '@chalkline/domain/content/content-kinds';

/** A prompt needs its text; every other kind may start without one. */
export function isMissingText(kind: ContentKind, body: string): boolean {
  return kind === 'prompt' && body === '';
}

export const missingText = 'the text of the prompt is missing';
