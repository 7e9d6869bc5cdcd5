import { describe, expect, it } from 'vitest';
import { bucketOrigin, presignedAddress } from './presigned-address.ts';

const amazon = { bucket: 'films', region: 'eu-west-1', endpoint: undefined, credentials: undefined };
const other = { ...amazon, region: 'auto', endpoint: 'https://store.example/' };

describe('a presigned address', () => {
  it("is signed as in Amazon's own example", () => {
    // https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html, on the host of that example
    const settings = {
      bucket: '',
      region: 'us-east-1',
      endpoint: 'https://examplebucket.s3.amazonaws.com',
      credentials: undefined,
    };
    const credentials = {
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    };
    const now = new Date('2013-05-24T00:00:00Z');
    const address = presignedAddress(settings, credentials, { key: 'test.txt', now, validSeconds: 86_400 });
    expect(address).toBe(
      'https://examplebucket.s3.amazonaws.com/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
    );
  });

  it('says what the reply is, and names the session of a machine', () => {
    const credentials = { accessKeyId: 'key', secretAccessKey: 'secret', sessionToken: 'a/b+c' };
    const file = { key: 'videos/1', now: new Date(0), validSeconds: 60 };
    const address = new URL(
      presignedAddress(other, credentials, { ...file, reply: { 'response-content-type': 'video/mp4' } }),
    );
    expect(address.origin + address.pathname).toBe('https://store.example/films/videos/1');
    expect(address.searchParams.get('response-content-type')).toBe('video/mp4');
    expect(address.searchParams.get('X-Amz-Security-Token')).toBe('a/b+c');
  });
});

describe('the server of a bucket', () => {
  it.each([
    [amazon, 'https://films.s3.eu-west-1.amazonaws.com'],
    [{ ...amazon, bucket: 'films.example' }, 'https://s3.eu-west-1.amazonaws.com'],
    [{ ...amazon, region: 'cn-north-1' }, 'https://films.s3.cn-north-1.amazonaws.com.cn'],
    [other, 'https://store.example'],
  ])('of %o is %s', (settings, origin) => {
    expect(bucketOrigin(settings)).toBe(origin);
  });
});
