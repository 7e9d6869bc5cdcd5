/** How long a bucket may take, in milliseconds. */
export interface BucketLimits {
  /** To accept a connection. */
  readonly connect: number;
  /** To take a file and begin to answer, each time it is tried. */
  readonly answer: number;
  /** For everything but the reading of a file, with all tries. */
  readonly whole: number;
  /** For the next piece of a file that is being read. */
  readonly read: number;
}

export const usualBucketLimits: BucketLimits = {
  connect: 3_000,
  answer: 15_000,
  whole: 30_000,
  read: 10_000,
};
