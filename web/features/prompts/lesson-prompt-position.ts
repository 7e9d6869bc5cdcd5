import { scrollToStart } from '../../ui/scroll-to.ts';

/** Where a prompt's card stands on the lesson's page. */
export function promptCardId(id: number): string {
  return `prompt-${id}`;
}

/** Goes to a prompt's card: the eye, the keyboard and the screen reader. */
export function goToPromptCard(id: number): void {
  const card = document.getElementById(promptCardId(id));
  scrollToStart(card);
  card?.focus({ preventScroll: true });
}
