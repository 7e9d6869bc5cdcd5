import { pageOfShareImage, shareImagesPath } from '@chalkline/contract/addresses';
import type { AppContext } from '../app-context.ts';
import { contentEtag } from '../http/etag.ts';
import { sendPublic } from '../http/public-file.ts';
import { drawingsPerMinute, timesPerClient } from '../http/rate-limits.ts';
import { orNotFound } from '../http/refusal.ts';
import type { DescribePage } from './site-files.ts';

/** The picture for shared links. Every page that search engines may index has one. */
export function shareImageRoute({ app, shareImages }: AppContext, describe: DescribePage): void {
  const options = {
    schema: { hide: true },
    // Each request renders the page, also one for a page that doesn't exist.
    config: { isExpensive: true },
    // A hook instead of the route's setting, which would count HEAD separately from GET.
    onRequest: app.rateLimit(timesPerClient(drawingsPerMinute)),
  };
  app.get(`${shareImagesPath}/*`, options, async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const page = orNotFound(pageOfShareImage(path), 'This picture');
    const picture = await shareImages.picture(orNotFound(await describe(page), 'This picture'));
    // Other sites may embed it; that is its purpose.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return sendPublic(request, reply, contentEtag(picture), () => reply.type('image/png').send(picture));
  });
}
