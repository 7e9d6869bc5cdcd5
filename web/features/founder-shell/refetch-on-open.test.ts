import {
  auditLogPath,
  contentPath,
  founderTicketsPath,
  membersPath,
  reviewsPath,
} from '@chalkline/contract/console-addresses';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../api/query-client.ts';
import { markOld } from './refetch-on-open.ts';

it('reloads lists and figures with any search, and nothing else', () => {
  const client = createQueryClient();
  const changing = [[`${auditLogPath}?by=ada`], [membersPath, 'ada'], [reviewsPath], [founderTicketsPath]];
  const edited = [contentPath, 'course', '1', 'draft'];
  const isOld = (key: readonly string[]) => client.getQueryState(key)?.isInvalidated;
  for (const key of [...changing, edited]) client.setQueryData(key, {});
  markOld(client);
  expect(changing.every(isOld)).toBe(true);
  expect(isOld(edited)).toBe(false);
});
