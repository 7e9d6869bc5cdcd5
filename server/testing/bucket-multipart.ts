import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type S3rver from 's3rver';

type Middleware = S3rver['middleware'][number];

const smallestPart = 5 * 1024 * 1024;

/**
 * What s3rver lacks of multipart uploads: aborting them, and refusing unknown ones, parts that are too small and, like
 * Cloudflare R2, parts of different lengths.
 */
export function multipartRules(folder: string): Middleware {
  return async (request, next) => {
    const { uploadId } = request.query;
    if (uploadId === undefined) return next();
    const upload = join(folder, uploadId);
    const refusal = refuse(upload, request.method);
    if (refusal) {
      request.status = refusal === 'NoSuchUpload' ? 404 : 400;
      request.type = 'application/xml';
      request.body = `<?xml version="1.0"?><Error><Code>${refusal}</Code></Error>`;
      return undefined;
    }
    if (request.method !== 'DELETE') return next();
    rmSync(upload, { recursive: true });
    request.status = 204;
    request.body = null;
    return undefined;
  };
}

function refuse(upload: string, method: string): string | undefined {
  if (!existsSync(upload)) return 'NoSuchUpload';
  if (method !== 'POST') return undefined;
  const parts = readdirSync(upload).filter((name) => /^\d+$/.test(name));
  const last = Math.max(...parts.map(Number));
  const lengths = parts
    .filter((part) => Number(part) !== last)
    .map((part) => statSync(join(upload, part)).size);
  if (lengths.some((length) => length < smallestPart)) return 'EntityTooSmall';
  return new Set(lengths).size > 1 ? 'InvalidPart' : undefined;
}
