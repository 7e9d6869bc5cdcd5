/// <reference path="./oidc-provider-parts.d.ts" />
/**
 * The parts of `oidc-provider` without its index, which prints "Unsupported runtime" on Node 20 when it is
 * loaded. The product supports Node 20.19, and the tests of this folder run on it.
 */
export * as errors from 'oidc-provider/lib/helpers/errors.js';
export * as interactionPolicy from 'oidc-provider/lib/helpers/interaction_policy/index.js';
export { Provider } from 'oidc-provider/lib/provider.js';
