import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What a mail program's unsubscribe button sends (RFC 8058). */
const oneClick = { field: 'List-Unsubscribe', value: 'One-Click' } as const;
const largestPost = 4096;

/** Accepts such posts as multipart forms, too. Called in a scope of its own, because they are parsed nowhere else. */
export function acceptOneClickPosts(scope: FastifyInstance): void {
  const options = { parseAs: 'string' as const, bodyLimit: largestPost };
  scope.addContentTypeParser('multipart/form-data', options, async (_: FastifyRequest, body: string) => ({
    [oneClick.field]: body.includes(oneClick.value) ? oneClick.value : '',
  }));
}

/** A mail program shows no page, and follows no redirect. */
export function isOneClick({ body }: FastifyRequest): boolean {
  return (body as Record<string, unknown> | null | undefined)?.[oneClick.field] === oneClick.value;
}
