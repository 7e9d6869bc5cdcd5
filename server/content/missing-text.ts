import type { ContentKind } from '@chalkline/domain/content/content-kinds';

/** Of a prompt its text is the thing itself; everything else can begin without one. */
export function isMissingText(kind: ContentKind, body: string): boolean {
  return kind === 'prompt' && body === '';
}

export const missingText = 'the text of the prompt is missing';
