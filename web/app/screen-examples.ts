import { checkoutCompletePath, notificationsPagePath } from '@chalkline/contract/addresses';

/** Addresses of screens by their names, for tests and tools that open every screen. Browsers do not load them. */
const examples: Readonly<Record<string, readonly string[]>> = {
  landing: ['/'],
  'public-courses': ['/replit-courses'],
  'public-prompts': ['/replit-prompts'],
  'public-consulting': ['/replit-consulting'],
  pricing: ['/pricing'],
  dashboard: ['/dashboard'],
  catalogue: ['/courses', '/courses?search=website', '/courses?search=nothing'],
  search: ['/search', '/search?q=stripe', '/search?q=nothing-like-it'],
  prompts: ['/prompts', '/prompts?prompt=25', '/prompts?search=nothing-like-it'],
  consulting: ['/consulting'],
  account: ['/account', '/account?saved=emails'],
  notifications: [notificationsPagePath],
  'checkout-complete': [`${checkoutCompletePath}?session=none`],
  lesson: ['/build-your-first-website/1'],
  'course-details': ['/courses/39'],
  course: ['/build-your-first-website', '/sign-in-that-holds'],
  legal: ['/privacy-policy', '/terms-and-conditions'],
  blog: ['/blog'],
  'blog-tag': ['/blog/tag/basics'],
  'blog-post': ['/blog/write-a-first-prompt'],
  'sign-in': ['/sign-in', '/sign-in?problem=mail'],
  'sign-in-code': ['/sign-in/code'],
  'notify-me': ['/notify-me/sign-in-that-holds', '/notify-me/sign-in-that-holds?asked=yes'],
  'waitlist-confirm': ['/notify-me/confirm/none'],
  'waitlist-unsubscribe': ['/notify-me/unsubscribe/none'],
  unsubscribe: ['/unsubscribe/none'],
  'founder-not-found': ['/founder/no-such-part'],
  founder: ['/founder', '/founder?days=365'],
  'founder-reviews': ['/founder/reviews', '/founder/reviews?view=decided'],
  'founder-tickets': ['/founder/tickets'],
  'founder-questions': ['/founder/questions', '/founder/questions?view=answered'],
  'founder-operations': ['/founder/operations'],
  'founder-members': ['/founder/members', '/founder/members?plan=Consulting'],
  // The viewer's own page, which exists in every database.
  'founder-member': ['/founder/members/me'],
  'founder-team': ['/founder/team'],
  'founder-audit': ['/founder/audit', '/founder/audit?subject=member'],
  'founder-content': [
    '/founder/content',
    '/founder/content?kind=prompt',
    '/founder/content?search=nothing-like-it',
  ],
  'founder-content-videos': ['/founder/content/videos'],
  'founder-content-transfer': ['/founder/content/transfer'],
  'founder-content-new': [
    '/founder/content/course/new',
    '/founder/content/lesson/new?course=39',
    '/founder/content/prompt/new',
  ],
  'founder-content-item': [
    '/founder/content/course/39',
    '/founder/content/lesson/3901',
    '/founder/content/prompt/43',
    '/founder/content/certification/2',
    '/founder/content/post/write-a-first-prompt',
    '/founder/content/legal/privacy-policy',
    '/founder/content/site/site',
  ],
  'founder-content-versions': ['/founder/content/course/39/versions'],
  'founder-content-preview': ['/founder/content/course/39/preview'],
  'ui-gallery': ['/sandbox/ui'],
  'not-found': ['/no/such/page'],
};

/** None for a screen whose address can't be known in advance. */
export function examplesOf({ name }: { readonly name: string }): readonly string[] {
  return examples[name] ?? [];
}
