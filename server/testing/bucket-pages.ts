import type S3rver from 's3rver';

type Middleware = S3rver['middleware'][number];

interface Pages {
  readonly bucket: string;
  readonly store: S3rver['store'];
  /** How many files a page has; undefined leaves the reply to s3rver, which has no more than one page. */
  pageSize(): number | undefined;
}

/** What s3rver lacks of lists: their later pages, whose tokens it makes with a cipher that Node no longer has. */
export function bucketPages({ bucket, store, pageSize }: Pages): Middleware {
  return async (request, next) => {
    const maxKeys = pageSize();
    const { 'list-type': type, prefix = '', 'continuation-token': startAfter = '' } = request.query;
    if (type !== '2' || maxKeys === undefined) return next();
    const { objects, isTruncated } = await store.listObjects(bucket, { prefix, startAfter, maxKeys });
    const last = isTruncated ? objects.at(-1)?.key : undefined;
    request.status = 200;
    request.type = 'application/xml';
    request.body = `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${
      last ? `<NextContinuationToken>${last}</NextContinuationToken>` : ''
    }${objects.map(({ key }) => `<Contents><Key>${key}</Key></Contents>`).join('')}</ListBucketResult>`;
    return undefined;
  };
}
