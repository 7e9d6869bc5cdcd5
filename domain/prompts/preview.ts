import { cutText } from './cut-text.ts';

const previewCharacters = 100;
const linkedTitleCharacters = 30;

/** The public part of a prompt. */
export function promptPreview(prompt: string): string {
  return cutText(prompt, previewCharacters);
}

/** The title of a lesson, cut to fit a prompt's card. */
export function linkedLessonTitle(title: string): string {
  return cutText(title, linkedTitleCharacters);
}
