import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../platform/config/config.ts';
import { bucketStorage } from '../platform/storage/bucket-storage.ts';
import { hangingServer } from '../testing/hanging-server.ts';
import { explainFailure } from './explain-failure.ts';

const limits = { connect: 100, answer: 100, whole: 200, read: 100, idle: 60_000 };

describe('a start with a bucket that never answers', () => {
  it('names the bucket and what to check, without a stack', async () => {
    const server = await hangingServer();
    const config = readConfig({
      S3_BUCKET: 'uploads',
      S3_ENDPOINT: server.url,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    });
    if (!config.bucket) throw new Error('The bucket is not configured.');
    const storage = bucketStorage(config.bucket, limits);
    const error = await storage.put('a', Buffer.from('a'), 'image/png').catch((failure: unknown) => failure);
    await server.close();
    expect(explainFailure(error, config)).toMatch(
      /^S3_BUCKET: the bucket "uploads" at http:\/\/127\.0\.0\.1:\d+ cannot be used \(.+\)\. Check S3_ENDPOINT, .+ try again\.$/,
    );
  });
});

describe('a failed query', () => {
  it('is explained with its cause, and without the values in it', () => {
    const cause = Object.assign(new Error('"ticket_messages" violates "ticket_fk"'), { code: '23503' });
    const error = new DrizzleQueryError('delete from "users"', ['ada@works.example'], cause);
    const explanation = explainFailure(error, undefined);
    expect(explanation).toContain('Failed query: delete from "users"');
    expect(explanation).toMatch(/\nCause: "ticket_messages" violates "ticket_fk" \(23503\)$/);
    expect(explanation).not.toContain('ada@works.example');
  });
});
