import { themePath } from '@chalkline/contract/addresses';
import { themeChoices, themeCookie } from '@chalkline/contract/pages';
import { knownReturnPath } from '@chalkline/domain/access/return-path';
import { z } from 'zod';
import type { AppContext } from '../app-context.ts';

const cookieSeconds = 365 * 24 * 60 * 60;

const querySchema = z.object({
  choice: z.enum(themeChoices).optional().catch(undefined),
  returnTo: z.string().optional().catch(undefined),
});

/** Remembers a theme and leads back to the page, for pages without scripts. */
export function themeRoute({ routes, config }: AppContext): void {
  routes.addRaw({
    method: 'GET',
    path: themePath,
    summary: 'Choose a theme',
    tag: 'Site',
    requires: 'public',
    query: querySchema,
    respond: async ({ query: { choice, returnTo }, request, reply }) => {
      // A link on another site changes nothing here.
      if (choice && request.headers['sec-fetch-site'] !== 'cross-site') {
        // The switch on pages with scripts also reads and writes this cookie.
        reply.setCookie(themeCookie, choice === 'system' ? '' : choice, {
          path: '/',
          sameSite: 'lax',
          maxAge: choice === 'system' ? 0 : cookieSeconds,
          secure: config.publicUrl.startsWith('https:'),
        });
      }
      return reply.header('cache-control', 'no-store').redirect(knownReturnPath(returnTo) ?? '/', 303);
    },
  });
}
