/** The accepted picture formats, by the decoder's names. */
const pictureFormats = ['png', 'jpeg', 'gif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

const signatures: readonly (readonly [PictureFormat, (head: Buffer) => boolean])[] = [
  ['png', (head) => startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['jpeg', (head) => startsWith(head, [0xff, 0xd8, 0xff])],
  ['gif', (head) => ['GIF87a', 'GIF89a'].includes(text(head, 0, 6))],
  ['webp', (head) => text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP'],
];

/** Detects the format from the bytes; neither the file name nor a header is trusted. */
export function pictureFormatOf(bytes: Buffer): PictureFormat | undefined {
  return signatures.find(([, fits]) => fits(bytes))?.[0];
}

export function contentTypeOf(format: PictureFormat): string {
  return `image/${format}`;
}

function startsWith(head: Buffer, signature: readonly number[]): boolean {
  return signature.every((byte, index) => head[index] === byte);
}

function text(head: Buffer, from: number, to: number): string {
  return head.toString('latin1', from, to);
}
