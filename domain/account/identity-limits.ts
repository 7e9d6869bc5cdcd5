/** Longer than any real name. Longer ones are cut, so that nobody is refused because of their name. */
export const longestName = 200;

/** The longest address that mail can be sent to (RFC 5321). */
export const longestEmail = 254;

export const longestPictureUrl = 2_000;

/** Includes invisible marks, such as direction marks; the joiners of Persian and emoji stay. */
const controlCharacters =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]+/gu;

/** A name from the identity provider, without control characters and cut to the limit. */
export function nameWithinLimits(name: string | null | undefined): string | null {
  const cleaned = (name ?? '').replace(controlCharacters, ' ').replace(/\s+/g, ' ').trim();
  return [...cleaned].slice(0, longestName).join('').trimEnd() || null;
}

/**
 * Whether mail can be sent to an email address and the product can show it. A longer one is never cut,
 * because it would be somebody else's.
 */
export function isUsableEmail(email: string): boolean {
  return email.length <= longestEmail && /^[^\s@]+@[^\s@]+$/.test(email) && !hasControlCharacters(email);
}

function hasControlCharacters(text: string): boolean {
  return text.search(controlCharacters) >= 0;
}

/** The URL of a profile picture, or null where it cannot be shown safely. */
export function pictureUrlWithinLimits(url: string | null | undefined): string | null {
  if (!url?.startsWith('https://') || url.length > longestPictureUrl || !URL.canParse(url)) return null;
  return /\s/.test(url) || hasControlCharacters(url) ? null : url;
}
