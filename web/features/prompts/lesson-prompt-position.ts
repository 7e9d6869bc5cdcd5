import { scrollToStart } from '../../ui/scroll-to.ts';

/** The id of a prompt's card on the lesson page. */
export function promptCardId(id: number): string {
  return `prompt-${id}`;
}

/** Scrolls to a prompt's card and moves the focus there. */
export function goToPromptCard(id: number): void {
  const card = document.getElementById(promptCardId(id));
  scrollToStart(card);
  card?.focus({ preventScroll: true });
}
