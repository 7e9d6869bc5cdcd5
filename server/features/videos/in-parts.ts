/** Divides what is read into parts of this length. Only the last one may be shorter: some buckets demand it. */
export async function* inParts(content: AsyncIterable<Buffer>, partBytes: number): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes < partBytes) continue;
    let rest = Buffer.concat(chunks);
    for (; rest.length >= partBytes; rest = rest.subarray(partBytes)) yield rest.subarray(0, partBytes);
    chunks = [rest];
    bytes = rest.length;
  }
  if (bytes > 0) yield Buffer.concat(chunks);
}
