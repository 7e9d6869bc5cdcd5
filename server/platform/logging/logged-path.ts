const hidden = '…';

/** The path segment after one of these is a secret or belongs to one person. */
const beforeTokens = new Set(['certificates', 'notify-me', 'confirm', 'unsubscribe', 'sessions']);

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const longWord = /[\w-]{20,}/;
/** Words with hyphens between them, as in the address of a course. */
const slug = /^[a-z\d]{1,20}(?:-[a-z\d]{1,20})*(?:\.\w+)?$/;

/**
 * The path of a request without anything secret. Tokens are recognised by their position and by their form,
 * because a token at an unknown URL may be real, too. The query is left out, because it can carry sign-in
 * codes.
 */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  const parts = path.split('/');
  return parts.map((part, index) => (isToken(part, parts[index - 1] ?? '') ? hidden : part)).join('/');
}

function isToken(part: string, before: string): boolean {
  if (part === '' || beforeTokens.has(part)) return false;
  if (beforeTokens.has(decoded(before))) return true;
  const text = decoded(part);
  return longWord.test(text) && !uuid.test(text) && !slug.test(text);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
