import { strToU8, unzipSync, zipSync } from 'fflate';

/** An archive of the content with additional prompts of the usual length. */
export function largeArchive(archive: Uint8Array, prompts: number): Buffer {
  const files = unzipSync(archive);
  const [name = '', prompt = new Uint8Array()] =
    Object.entries(files).find(([file]) => file.startsWith('prompts/')) ?? [];
  const text = new TextDecoder().decode(prompt);
  for (let count = 1; count <= prompts; count += 1) {
    const copy = text.replace(/^id: .*$/m, `id: ${100_000 + count}`);
    files[name.replace(/\.md$/, `-${count}.md`)] = strToU8(copy);
  }
  return Buffer.from(zipSync(files));
}
