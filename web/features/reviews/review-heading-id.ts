/** The heading of the open submission, which gets the focus when another one is shown. */
export const reviewHeadingId = 'review-heading';

export function reviewHeading(): HTMLElement | null {
  return document.getElementById(reviewHeadingId);
}
