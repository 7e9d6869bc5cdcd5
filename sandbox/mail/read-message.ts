interface Header {
  readonly name: string;
  readonly value: string;
}

/** The headers of a message, and its text and HTML. */
export interface ReadMessage {
  readonly headers: readonly Header[];
  readonly subject: string;
  readonly from: string;
  readonly html: string | undefined;
  readonly text: string | undefined;
}

interface Part {
  readonly headers: readonly Header[];
  /** One character per byte, still encoded. */
  readonly body: string;
}

/**
 * Reads the parts of the mail format that the product sends: alternatives, quoted-printable, base64 and
 * encoded words.
 */
export function readMessage(raw: Buffer): ReadMessage {
  const message = splitPart(raw.toString('latin1'));
  const leaves = leavesOf(message);
  const textOf = (type: string) => {
    const leaf = leaves.find((part) => contentType(part).startsWith(type));
    return leaf && decodeBody(leaf);
  };
  const headers = message.headers.map(({ name, value }) => ({ name, value: decodeWords(value) }));
  const valueNamed = (name: string) => headers.find((header) => header.name === name)?.value ?? '';
  return {
    headers,
    subject: valueNamed('Subject'),
    from: valueNamed('From'),
    html: textOf('text/html'),
    text: textOf('text/plain'),
  };
}

function splitPart(text: string): Part {
  const end = /\r?\n\r?\n/.exec(text);
  const head = end ? text.slice(0, end.index) : text;
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ');
  const headers = unfolded.split(/\r?\n/).map((line) => {
    const [, name = '', value = ''] = /^([^:]*):\s*(.*)$/.exec(line) ?? [];
    return { name, value };
  });
  return { headers, body: end ? text.slice(end.index + end[0].length) : '' };
}

/** The text parts at any depth. */
function leavesOf(part: Part): Part[] {
  const [, boundary] = /^multipart\/.*boundary="?([^";]+)"?/i.exec(contentType(part)) ?? [];
  if (boundary === undefined) return [part];
  const [, ...pieces] = `\r\n${part.body}`.split(`\r\n--${boundary}`);
  return pieces
    .filter((piece) => !piece.startsWith('--'))
    .flatMap((piece) => leavesOf(splitPart(piece.replace(/^[ \t]*\r\n/, ''))));
}

function contentType(part: Part): string {
  return headerOf(part, 'content-type') ?? 'text/plain';
}

function headerOf({ headers }: Part, name: string): string | undefined {
  return headers.find((header) => header.name.toLowerCase() === name)?.value;
}

function decodeBody(part: Part): string {
  const encoding = headerOf(part, 'content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(part.body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return utf8(part.body);
  return utf8(decodeQuoted(part.body.replace(/=[ \t]*\r?\n/g, '')));
}

function decodeQuoted(text: string): string {
  return text.replace(/=([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function utf8(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** `=?UTF-8?Q?Tom=C3=A1s?=` is Tomás; the space between two encoded words is not part of the text. */
function decodeWords(value: string): string {
  return utf8(value)
    .replace(/(\?=)\s+(=\?)/g, '$1$2')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : utf8(decodeQuoted(word.replaceAll('_', ' '))),
    );
}
