import { Refusal } from '../http/refusal.ts';

const message = 'We can’t reach our file storage right now. Please try again in a moment.';

/** The bucket failed or did not answer in time. A request gets a 503, because it was not at fault. */
export class StorageUnavailable extends Refusal {
  constructor(cause: unknown) {
    super('unavailable', message, undefined, cause);
  }
}
