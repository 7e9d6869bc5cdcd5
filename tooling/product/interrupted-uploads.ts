import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.mjs';
import type { Closing } from './closing.ts';
import type { RunningProduct } from './running-product.ts';
import { signIn } from './sign-in.ts';
import { unreliableNetwork } from './unreliable-network.ts';
import { UploadClient } from './upload-client.ts';

interface InterruptedUpload {
  readonly closing: Closing;
  readonly dataDir: string;
  /** The file to be uploaded. */
  readonly file: string;
  /** How often the upload is interrupted. */
  readonly times: number;
  /** Starts the product; after a kill it is started again. */
  start(): Promise<RunningProduct>;
}

/** Whether the stored video has the same bytes as the file, and how often it was really interrupted in the middle. */
interface Outcome {
  readonly isIdentical: boolean;
  readonly interruptions: number;
}

/** Kills the server in the middle of an upload, again and again. */
export function uploadWithKilledServer(upload: InterruptedUpload): Promise<Outcome> {
  return uploadInterrupted(upload, async ({ product, client, path, video, from, bytes }) => {
    await client.sendPart(path, { video, from, bytes }, () => product.end('SIGKILL'));
    return upload.start();
  });
}

/** Kills the client in the middle of an upload, again and again. */
export function uploadWithKilledClient(upload: InterruptedUpload): Promise<Outcome> {
  const script = join(projectRoot, 'tooling/product/upload-process.mjs');
  return uploadInterrupted(upload, async ({ product, client, path, video, from, bytes }) => {
    const headers = JSON.stringify(await client.headersOfPart(from, video.length - from));
    const words = [product.origin + path, headers, upload.file, String(from), String(bytes)];
    const child = spawn(process.execPath, [script, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    return product;
  });
}

/**
 * Cuts the connection between the client and the server in the middle of an upload, again and again, while both keep
 * running. Every second time the server isn't told, as when a phone loses its signal.
 */
export function uploadWithCutNetwork(upload: InterruptedUpload): Promise<Outcome> {
  return uploadInterrupted(upload, async ({ product, cookie, path, video, from, bytes, round }) => {
    const network = await unreliableNetwork(upload.closing, product.origin);
    const client = new UploadClient(network.origin, cookie);
    await client.sendPart(path, { video, from, bytes }, async () =>
      round % 2 === 0 ? network.cut() : network.cutSilently(),
    );
    return product;
  });
}

interface Interruption {
  readonly round: number;
  readonly cookie: string;
  readonly product: RunningProduct;
  readonly client: UploadClient;
  readonly path: string;
  readonly video: Buffer;
  readonly from: number;
  readonly bytes: number;
}

async function uploadInterrupted(
  { dataDir, file, times, start }: InterruptedUpload,
  interrupt: (interruption: Interruption) => Promise<RunningProduct>,
): Promise<Outcome> {
  const video = readFileSync(file);
  let product = await start();
  const cookie = await signIn(product.origin, 'demo-founder');
  const path = await new UploadClient(product.origin, cookie).announce(video.length);
  let interruptions = 0;
  for (let round = 0; round < times; round += 1) {
    const client = new UploadClient(product.origin, cookie);
    const from = await client.arrived(path);
    const bytes = 1 + Math.floor(Math.random() * (video.length / times - 2));
    if (from + bytes < video.length) interruptions += 1;
    product = await interrupt({ round, cookie, product, client, path, video, from, bytes });
  }
  const client = new UploadClient(product.origin, cookie);
  await client.sendRest(path, video);
  const status = await client.finish(path);
  const stored = readFileSync(join(dataDir, 'videos', path.split('/').at(-1) ?? ''));
  return { isIdentical: status === 200 && sha256(stored) === sha256(video), interruptions };
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
