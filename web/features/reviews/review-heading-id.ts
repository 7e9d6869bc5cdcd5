/** The heading of the submission that is open: the focus goes there when another one takes its place. */
export const reviewHeadingId = 'review-heading';

export function reviewHeading(): HTMLElement | null {
  return document.getElementById(reviewHeadingId);
}
