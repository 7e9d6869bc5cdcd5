import { certificationAnchor } from '@chalkline/contract/addresses';

/** The sentence about a certification at the end of its course. */
export function courseEndSentenceId(certificationId: number): string {
  return `${certificationAnchor(certificationId)}-of-course`;
}

/** Gets the focus after work was submitted, because the button is then gone. */
export function certificationFocusTarget(certificationId: number): HTMLElement | null {
  return (
    document.getElementById(certificationAnchor(certificationId)) ??
    document.getElementById(courseEndSentenceId(certificationId))
  );
}
