import type { Requirement } from '@chalkline/domain/access/decide-access';

/**
 * Who may use a route. Routes that read a body list a valid one, because an invalid body would be refused
 * before access is checked.
 */
export type RouteRequirement =
  | Requirement
  | 'nobody'
  | { readonly requires: Requirement; readonly body: Readonly<Record<string, unknown>> };

const accounts: Record<string, RouteRequirement> = {
  'GET /api/auth/google': 'public',
  'GET /api/auth/google/callback': 'public',
  'GET /api/auth/user': 'session',
  'GET /api/logout': 'public',
  'GET /api/account/export': 'session',
  'DELETE /api/account': { requires: 'session', body: { confirmation: '' } },
  'GET /api/account/sessions': 'session',
  'DELETE /api/account/sessions/:sessionId': 'session',
  'GET /api/account/plan': 'session',
  'GET /api/account/invoices': 'session',
  'GET /api/account/refunds': 'session',
  'POST /api/account/refunds': { requires: 'session', body: { plan: 'Monthly', reason: '' } },
};

const money: Record<string, RouteRequirement> = {
  'GET /api/plans': 'public',
  'GET /api/plans/contents': 'public',
  'POST /api/create-checkout-session': { requires: 'session', body: { priceId: 'none', plan: 'monthly' } },
  'POST /api/checkout/intent': 'public',
  'GET /checkout/continue': 'public',
  'GET /api/checkout/sessions/:sessionId': 'session',
  'GET /api/billing/portal': 'public',
  'GET /api/billing/return': 'public',
  'POST /api/webhooks/stripe': 'public',
};

const learning: Record<string, RouteRequirement> = {
  'GET /api/courses': 'public',
  'GET /api/courses/slug/:courseSlug': 'public',
  'GET /api/courses/:courseId': 'public',
  'GET /api/courses/:courseSlug/lessons/:order': 'paid',
  'GET /api/lessons/:lessonId/address': 'public',
  'POST /api/courses/:courseId/notify-me': 'public',
  'GET /api/notify-me/:token': 'public',
  'POST /notify-me/confirm/:token': 'public',
  'POST /notify-me/unsubscribe/:token': 'public',
  'GET /api/user/progress': 'session',
  'GET /api/user/courses': 'session',
  'POST /api/lessons/:lessonId/complete': 'paid',
  'GET /api/snippets': 'public',
  'GET /media/pictures/:file': 'public',
  'POST /api/snippets/:snippetId/copied': 'paid',
  'GET /api/lessons/:lessonId/snippets': 'paid',
  'GET /api/snapshots/images/:uploadId': 'session',
  'GET /api/snapshots/images/:uploadId/thumbnail': 'session',
  'GET /api/lessons/:lessonId/snapshots': 'session',
  'GET /api/users/:userId/courses/:courseId/snapshots': 'session',
  'GET /api/snapshots/storage': 'session',
  'POST /api/snapshots/upload-proxy': 'session',
  'POST /api/snapshots': {
    requires: 'paid',
    body: {
      userId: '00000000-0000-4000-8000-000000000000',
      lessonId: 3902,
      courseId: 39,
      imageUrl: '/none',
      caption: '',
    },
  },
  'DELETE /api/snapshots/:snapshotId': 'session',
};

const certificates: Record<string, RouteRequirement> = {
  'GET /api/certifications': 'public',
  'GET /api/certifications/:certificationId/brief': 'public',
  'GET /api/skills': 'public',
  'GET /api/user/certifications': 'session',
  'GET /api/certifications/availability': 'session',
  'POST /api/certifications/:certificationId/submit': {
    requires: 'paid',
    body: { projectUrl: 'https://replit.com/@ada/site', videoUrl: '', comments: '' },
  },
  'GET /api/certificates/:token': 'public',
  'PATCH /api/certificates/:certificateId': { requires: 'session', body: { isPublic: true } },
  'GET /certificates/:token/badge.jwt': 'public',
  'GET /certificates/:token/badge.json': 'public',
  'GET /certificates/:token/image.png': 'public',
  'GET /certificates/:token/certificate.pdf': 'public',
  'GET /.well-known/jwks.json': 'public',
  'GET /api/badges/keys/:keyId': 'public',
  'GET /api/badges/issuer': 'public',
  'GET /api/badges/achievements/:certificationId': 'public',
  'GET /api/badges/achievements/:certificationId/image.png': 'public',
  'GET /api/badges/revocations': 'public',
};

const consulting: Record<string, RouteRequirement> = {
  'GET /api/consulting/tickets': 'consulting',
  'GET /api/consulting/tickets/:ticketId': 'consulting',
  'GET /api/consulting/allowance': 'consulting',
  'GET /api/consulting/promise': 'public',
  'GET /api/consulting/live': 'consulting',
  'POST /api/consulting/tickets': {
    requires: 'consulting',
    body: {
      title: 'A ticket',
      description: 'What to do',
      type: 'Review',
      videoUrl: '',
      replitJoinLink: 'https://replit.com/join/abc',
    },
  },
  'PATCH /api/consulting/tickets/:ticketId/status': { requires: 'consulting', body: { status: 'Idea' } },
  'DELETE /api/consulting/tickets/:ticketId': 'consulting',
  'POST /api/consulting/tickets/:ticketId/messages': { requires: 'consulting', body: { markdown: 'Hello' } },
};

const console: Record<string, RouteRequirement> = {
  'GET /api/founder/content': 'staff:content',
  'GET /api/founder/content/drafts': 'staff:content',
  'GET /api/founder/content/export': 'staff:content',
  'POST /api/founder/content/pictures': 'staff:content',
  'POST /api/founder/content/import': 'staff:content',
  'POST /api/founder/content/render': 'staff:content',
  'POST /api/founder/content/:kind': 'staff:content',
  'PUT /api/founder/content/course/:courseId/lesson-order': 'staff:content',
  'GET /api/founder/content/:kind/:itemId': 'staff:content',
  'PUT /api/founder/content/:kind/:itemId': 'staff:content',
  'DELETE /api/founder/content/:kind/:itemId': 'staff:content',
  'POST /api/founder/content/:kind/:itemId/publish': 'staff:content',
  'POST /api/founder/content/:kind/:itemId/unpublish': 'staff:content',
  'GET /api/founder/content/:kind/:itemId/dependents': 'staff:content',
  'POST /api/founder/content/:kind/:itemId/preview': 'staff:content',
  'POST /api/founder/content/:kind/:itemId/versions/:version/restore': 'staff:content',
  'GET /api/founder/content/:kind/:itemId/versions': 'staff:content',
  'GET /api/founder/content/:kind/:itemId/versions/:version': 'staff:content',
  'GET /api/founder/content/:kind/:itemId/draft': 'staff:content',
  'PUT /api/founder/content/:kind/:itemId/draft': 'staff:content',
  'DELETE /api/founder/content/:kind/:itemId/draft': 'staff:content',
  'GET /api/founder/reviews': 'staff:reviews',
  'GET /api/founder/reviews/decided': 'staff:reviews',
  'GET /api/founder/reviews/:submissionId': 'staff:reviews',
  'POST /api/founder/reviews/:submissionId/award': { requires: 'staff:reviews', body: { note: '' } },
  'POST /api/founder/reviews/:submissionId/ask-for-changes': {
    requires: 'staff:reviews',
    body: { feedback: 'The form does not answer.' },
  },
  'POST /api/founder/certificates/:certificateId/revoke': {
    requires: 'staff:reviews',
    body: { reason: 'The work was not theirs.' },
  },
  'GET /api/founder/glance': 'staff:money',
  'GET /api/founder/glance/:chart': 'staff:money',
  'GET /api/founder/owed-payments': 'staff:money',
  'GET /api/founder/notifications': 'staff:money',
  'GET /api/founder/refund-requests': 'staff:money',
  'POST /api/founder/refund-requests/:requestId/decline': {
    requires: 'staff:money',
    body: { message: 'No' },
  },
  'PUT /api/founder/notifications': { requires: 'staff:money', body: { kind: 'sale', isOn: true } },
  'GET /api/founder/operations': 'staff:operations',
  'GET /api/founder/operations/checks': 'staff:operations',
  'GET /api/founder/operations/unsent-mail': 'staff:operations',
  'GET /api/founder/operations/letters/:emailId': 'staff:operations',
  'POST /api/founder/operations/letters/:emailId/send-again': 'staff:operations',
  'POST /api/founder/operations/notices/:webhookEventId/process-again': 'staff:operations',
  'GET /api/founder/operations/backup': 'staff:operations',
  'GET /api/founder/tickets': 'staff:tickets',
  'GET /api/founder/tickets/live': 'staff:tickets',
  'GET /api/founder/tickets/:ticketId': 'staff:tickets',
  'POST /api/founder/tickets/:ticketId/acknowledge': 'staff:tickets',
  'POST /api/founder/tickets/:ticketId/start': 'staff:tickets',
  'POST /api/founder/tickets/:ticketId/complete': 'staff:tickets',
  'POST /api/founder/tickets/:ticketId/move-back': { requires: 'staff:tickets', body: { from: 'Priority' } },
  'POST /api/founder/tickets/:ticketId/messages': { requires: 'staff:tickets', body: { markdown: 'Hello' } },
};

const members: Record<string, RouteRequirement> = {
  'GET /api/founder/members': 'staff:members',
  'GET /api/founder/members/:userId': 'staff:members',
  'DELETE /api/founder/members/:userId': { requires: 'staff:members', body: { confirmation: '' } },
  'POST /api/founder/members/:userId/plans': {
    requires: 'staff:members',
    body: { plan: 'Monthly', reason: 'A gift', until: null },
  },
  'DELETE /api/founder/members/:userId/plans/:planId': {
    requires: 'staff:members',
    body: { reason: 'It was given by mistake.' },
  },
  'POST /api/founder/members/:userId/refund': { requires: 'staff:members', body: { plan: 'Monthly' } },
  'DELETE /api/founder/members/:userId/sessions': 'staff:members',
  'DELETE /api/founder/members/:userId/sessions/:sessionId': 'staff:members',
  'GET /api/founder/members/:userId/export': 'staff:members',
  'GET /api/founder/team': 'staff:team',
  'POST /api/founder/team': {
    requires: 'staff:team',
    body: { email: 'nobody@chalkline.example', role: 'editor' },
  },
  'PUT /api/founder/team/:userId': { requires: 'staff:team', body: { role: 'editor' } },
  'DELETE /api/founder/team/:userId': 'staff:team',
  'GET /api/founder/audit': 'staff:audit',
  'GET /api/founder/audit/choices': 'staff:audit',
  'GET /api/founder/audit/file.csv': 'staff:audit',
};

const site: Record<string, RouteRequirement> = {
  'GET /api/csrf-token': 'public',
  'GET /api/theme': 'public',
  'GET /api/site': 'public',
  'GET /api/legal/:name': 'public',
  'GET /api/posts': 'public',
  'GET /api/posts/tags/:tag': 'public',
  'GET /api/posts/:slug': 'public',
  'GET /blog/rss.xml': 'public',
  'GET /sitemap.xml': 'public',
  'GET /robots.txt': 'public',
  'GET /llms.txt': 'public',
  'GET /healthz': 'public',
  'GET /readyz': 'public',
  'GET /api/docs': 'public',
  'GET /api/docs/json': 'public',
  'GET /api/docs/yaml': 'public',
  'GET /api/docs/static/index.html': 'public',
  'GET /api/docs/static/swagger-initializer.js': 'public',
  'GET /api/docs/static/*': 'public',
  'GET /share-images/*': 'public',
  'GET /*': 'public',
  'GET /api/*': 'nobody',
  'POST /api/*': 'nobody',
  'PUT /api/*': 'nobody',
  'PATCH /api/*': 'nobody',
  'DELETE /api/*': 'nobody',
  'OPTIONS /api/*': 'nobody',
};

/** Every route of the product and who may use it. A new route has to be added here. */
export const routeRequirements: Readonly<Record<string, RouteRequirement>> = {
  ...accounts,
  ...money,
  ...learning,
  ...certificates,
  ...consulting,
  ...console,
  ...members,
  ...site,
};
