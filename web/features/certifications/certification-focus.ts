/** The heading of a certification's card. */
export function cardHeadingId(certificationId: number): string {
  return `certification-${certificationId}`;
}

/** The sentence about a certification at the end of its course. */
export function courseEndSentenceId(certificationId: number): string {
  return `certification-${certificationId}-of-course`;
}

/** Gets the focus after work was submitted, because the button is then gone. */
export function certificationFocusTarget(certificationId: number): HTMLElement | null {
  return (
    document.getElementById(cardHeadingId(certificationId)) ??
    document.getElementById(courseEndSentenceId(certificationId))
  );
}
