/** The types of the package describe its index only. */
declare module 'oidc-provider/lib/provider.js' {
  export { Provider } from 'oidc-provider';
}

declare module 'oidc-provider/lib/helpers/errors.js' {
  import { errors } from 'oidc-provider';
  export import OIDCProviderError = errors.OIDCProviderError;
  export import SessionNotFound = errors.SessionNotFound;
}

declare module 'oidc-provider/lib/helpers/interaction_policy/index.js' {
  import { interactionPolicy } from 'oidc-provider';
  export import base = interactionPolicy.base;
  export import Prompt = interactionPolicy.Prompt;
}
