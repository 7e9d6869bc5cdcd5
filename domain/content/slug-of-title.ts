const longest = 80;

/** The slug that a title suggests: its words in lower case, with hyphens between them. */
export function slugOfTitle(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest);
  return words.replace(/^-+|-+$/g, '');
}
