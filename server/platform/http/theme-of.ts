import { type ThemeChoice, themeChoices, themeCookie } from '@chalkline/contract/pages';
import type { FastifyRequest } from 'fastify';

/** The chosen theme; unknown values count as none. */
export function themeOf(request: FastifyRequest): ThemeChoice {
  const chosen = request.cookies[themeCookie];
  return themeChoices.find((choice) => choice === chosen) ?? 'system';
}
