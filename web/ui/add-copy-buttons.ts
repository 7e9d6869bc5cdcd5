/** On a button, the id of the element whose text it copies. */
export const copiesAttribute = 'data-copies';
/** On the part of the button that says what it does. */
export const copyLabelAttribute = 'data-copy-label';
/** On the element that tells screen readers what happened, with the same id. */
export const copyStatusAttribute = 'data-copy-status';

const copiedMilliseconds = 2000;
const copied = { label: 'Copied!', status: 'Prompt copied!' };
const failed = { label: 'Failed to copy', status: 'Failed to copy. Please try again or copy manually.' };

/**
 * Makes the copy buttons of a page without React work. They are hidden until now, because they can do nothing
 * without a script.
 */
export function addCopyButtons(page: ParentNode): void {
  for (const button of page.querySelectorAll<HTMLElement>(`[${copiesAttribute}]`)) {
    const id = button.getAttribute(copiesAttribute);
    const label = button.querySelector(`[${copyLabelAttribute}]`);
    const status = page.querySelector(`[${copyStatusAttribute}="${id}"]`);
    const text = page.querySelector(`#${id}`)?.textContent?.trimEnd() ?? '';
    const usual = label?.textContent ?? '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const say = (words: { label: string; status: string }) => {
      if (label) label.textContent = words.label;
      if (status) status.textContent = words.status;
    };
    button.hidden = false;
    button.addEventListener('click', async () => {
      say((await copyText(text)) ? copied : failed);
      clearTimeout(timer);
      timer = setTimeout(() => say({ label: usual, status: '' }), copiedMilliseconds);
    });
  }
}

/** The browser may refuse, and there is no clipboard without https. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
