const joinLink = /^(?:https?:\/\/)?(?:www\.)?replit\.com\/join\/([a-z0-9_-]{1,200})$/i;

/** The normalised link by which the consultant joins a project; undefined when it is not one. */
export function readJoinLink(typed: string): string | undefined {
  const [, id] = joinLink.exec(typed.trim()) ?? [];
  return id && `https://replit.com/join/${id}`;
}
