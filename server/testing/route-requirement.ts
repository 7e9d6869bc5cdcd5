import type { Requirement } from '@chalkline/domain/access/decide-access';

/**
 * Who may use a route. Routes that read a body list a valid one, because an invalid body would be refused
 * before access is checked.
 */
export type RouteRequirement =
  | Requirement
  | 'nobody'
  | { readonly requires: Requirement; readonly body: Readonly<Record<string, unknown>> };
