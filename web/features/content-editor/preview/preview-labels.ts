import type { ContentPreview, PreviewViewer } from '@chalkline/contract/founder-content';

export const viewerWords: Readonly<Record<PreviewViewer, { readonly name: string; readonly whole: string }>> =
  {
    visitor: { name: 'Visitor', whole: 'A visitor' },
    free: { name: 'Free user', whole: 'A free user' },
    member: { name: 'Member', whole: 'A member' },
  };

/** What happens to a person who opens the page, in one sentence. */
export function outcomeLabel(outcome: ContentPreview['outcome'], viewer: PreviewViewer): string {
  const who = viewerWords[viewer].whole;
  switch (outcome) {
    case 'content':
      return `${who} sees this.`;
    case 'paywall':
      return `${who} sees the paywall.`;
    case 'home':
      return `${who} is redirected to the front page.`;
    case 'not_found':
      return `${who} gets a “not found” page.`;
  }
}
