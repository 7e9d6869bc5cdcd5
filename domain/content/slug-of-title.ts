const longest = 80;

/** Suggests a slug for a title: its words in lower case, joined by hyphens. */
export function slugOfTitle(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest);
  return words.replace(/^-+|-+$/g, '');
}
