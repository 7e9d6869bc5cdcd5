import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Closing } from './product/closing.ts';
import {
  uploadWithCutNetwork,
  uploadWithKilledClient,
  uploadWithKilledServer,
} from './product/interrupted-uploads.ts';
import { startProduct } from './product/running-product.ts';
import { projectRoot } from './project-root.mjs';
import { usedProduct } from './testing/used-product.ts';

let closing: Closing;
beforeEach(() => {
  closing = new Closing();
});
afterEach(() => closing.end());

function anUpload() {
  const product = usedProduct(closing);
  return {
    closing,
    dataDir: product.dataDir,
    file: join(projectRoot, 'web/public/media/sample-lesson.mp4'),
    // `npm run bench -- interruptions` does it twenty times.
    times: 2,
    start: () => startProduct(closing, product),
  };
}

describe('an upload', () => {
  it('ends with identical bytes when the server is killed in the middle', async () => {
    expect(await uploadWithKilledServer(anUpload())).toEqual({ isIdentical: true, interruptions: 2 });
  });

  it('ends with identical bytes when the client is killed in the middle', async () => {
    expect(await uploadWithKilledClient(anUpload())).toEqual({ isIdentical: true, interruptions: 2 });
  });

  it('ends with identical bytes when the connection is cut in the middle', async () => {
    expect(await uploadWithCutNetwork(anUpload())).toEqual({ isIdentical: true, interruptions: 2 });
  });
});
