import { cutText } from './cut-text.ts';

const previewCharacters = 100;
const linkedTitleCharacters = 30;

/** As much of a prompt as everybody may read. */
export function promptPreview(prompt: string): string {
  return cutText(prompt, previewCharacters);
}

/** The title of a lesson as a prompt's card has room for it. */
export function linkedLessonTitle(title: string): string {
  return cutText(title, linkedTitleCharacters);
}
