/** How long a bucket may take, in milliseconds. */
export interface BucketLimits {
  /** To accept a connection. */
  readonly connect: number;
  /** To take a file and begin to reply, per attempt. */
  readonly answer: number;
  /** For a whole call including all attempts, except for reading a file. */
  readonly whole: number;
  /** For the next chunk of a file that is being read. */
  readonly read: number;
}

export const usualBucketLimits: BucketLimits = {
  connect: 3_000,
  answer: 15_000,
  whole: 30_000,
  read: 10_000,
};
