import type { SignInMethod, SignInMethods } from '@chalkline/contract/sign-in-methods';

const at = '2026-11-16T09:00:00.000Z';

export const aGoogleMethod: SignInMethod = {
  id: 'a-google-account',
  kind: 'google',
  name: 'mia@works.example',
  addedAt: at,
  lastUsedAt: at,
};

export const someCodes: SignInMethod = {
  id: 'email',
  kind: 'email',
  name: 'mia@works.example',
  addedAt: null,
  lastUsedAt: null,
};

export function aPasskey(facts: Partial<SignInMethod> = {}): SignInMethod {
  return { id: 'a-passkey', kind: 'passkey', name: 'Chrome on Mac', addedAt: at, lastUsedAt: null, ...facts };
}

export const someMethods: SignInMethods = {
  methods: [aGoogleMethod, someCodes],
  canAddGoogle: false,
  canAddCodes: false,
  recovery: null,
};
