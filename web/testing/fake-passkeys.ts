import { afterEach, beforeEach, vi } from 'vitest';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

const credential = {
  id: 'a2V5',
  rawId: bytes('key'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
};

/** What the device answers; a test replaces it to see a failure. */
export interface FakePasskeys {
  create(): Promise<unknown>;
  get(): Promise<unknown>;
}

/** Gives the browser of the tests a device with passkeys. */
export function setUpPasskeys(): FakePasskeys {
  const device: FakePasskeys = { create: created, get: signed };
  beforeEach(() => {
    Object.assign(device, { create: created, get: signed });
    vi.stubGlobal('PublicKeyCredential', class {});
    Object.defineProperty(navigator, 'credentials', {
      configurable: true,
      value: { create: () => device.create(), get: () => device.get() },
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'credentials');
  });
  return device;
}

async function created() {
  return {
    ...credential,
    response: {
      clientDataJSON: bytes('data'),
      attestationObject: bytes('object'),
      getTransports: () => ['internal'],
    },
  };
}

async function signed() {
  return {
    ...credential,
    response: {
      clientDataJSON: bytes('data'),
      authenticatorData: bytes('device'),
      signature: bytes('signature'),
      userHandle: bytes('me'),
    },
  };
}

/** The error of a browser whose person has cancelled, or has no passkey. */
export function cancelled(): Promise<never> {
  return Promise.reject(new DOMException('cancelled', 'NotAllowedError'));
}
