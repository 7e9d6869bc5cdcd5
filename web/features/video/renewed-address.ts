/** An address plays for at least ten minutes after it was received. */
const renewAfterMilliseconds = 9 * 60_000;

/** An address whose end is this close is renewed, but not again and again: the clock of a device can be wrong. */
const closeMilliseconds = 30_000;
const pauseMilliseconds = 60_000;

interface SignedSource {
  readonly address: string;
  /** Reads the address again; undefined if there is none any more. */
  readonly renew: () => Promise<string | undefined>;
}

/** Keeps an address that has not expired: each request is sent with the signature of the newest one. */
export class RenewedAddress {
  readonly #renew: SignedSource['renew'];
  #address: string;
  #receivedAt = Date.now();
  #renewedAt = 0;
  #renewing: Promise<string> | undefined;

  constructor({ address, renew }: SignedSource) {
    this.#renew = renew;
    this.#address = address;
  }

  async signed(url: string): Promise<string> {
    const newest = new URL(this.#address, document.baseURI);
    const wanted = new URL(url, document.baseURI);
    // Addresses that are open to everybody don't expire, and other sites have signatures of their own.
    if (!newest.searchParams.has('signature') || wanted.origin !== window.location.origin) return url;
    const isOld = this.#isOld(Number(newest.searchParams.get('until')) * 1000);
    wanted.search = isOld ? new URL(await this.renew(), document.baseURI).search : newest.search;
    return wanted.href;
  }

  #isOld(end: number): boolean {
    const now = Date.now();
    if (now - this.#receivedAt > renewAfterMilliseconds) return true;
    return end - now < closeMilliseconds && now - this.#renewedAt > pauseMilliseconds;
  }

  renew(): Promise<string> {
    this.#renewing ??= this.#readAgain().finally(() => {
      this.#renewing = undefined;
    });
    return this.#renewing;
  }

  async #readAgain(): Promise<string> {
    // Without an answer, the old address is tried.
    this.#address = (await this.#renew().catch(() => undefined)) ?? this.#address;
    this.#receivedAt = Date.now();
    this.#renewedAt = this.#receivedAt;
    return this.#address;
  }
}
