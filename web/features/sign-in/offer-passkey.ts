import { canUsePasskeys, passkeyFailure, signInWithPasskey } from '../../api/passkeys.ts';

/**
 * Shows the passkey button of the sign-in page in browsers that can use passkeys. The page is complete without
 * scripts, so this is the only script that it loads.
 */
export function offerPasskey(): void {
  const part = document.querySelector<HTMLElement>('[data-passkey]');
  const button = part?.querySelector('button');
  const problem = part?.querySelector('[role=alert]');
  if (!part || !button || !problem) return;
  if (!canUsePasskeys()) {
    part.remove();
    return;
  }
  part.hidden = false;
  button.addEventListener('click', async () => {
    if (button.ariaDisabled === 'true') return;
    button.ariaDisabled = 'true';
    problem.textContent = '';
    try {
      window.location.assign(await signInWithPasskey(part.dataset.returnTo));
    } catch (error) {
      problem.textContent = passkeyFailure(error);
      button.ariaDisabled = null;
    }
  });
}
