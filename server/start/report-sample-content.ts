import { sampleContent } from '@chalkline/domain/content/sample-content';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { launchContent } from '../features/site/index.ts';

/** Visitors of a live site would take the sample company, quotes and figures for real. */
export async function reportSampleContent(db: Database, log: FastifyBaseLogger): Promise<void> {
  const content = sampleContent(await launchContent(db));
  if (content.length === 0) return;
  log.warn(
    { sampleContent: content },
    'this live site still shows sample content: replace it at /founder/content',
  );
}
