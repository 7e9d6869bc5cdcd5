import { auditLogPath, contentPath, membersPath } from '@chalkline/contract/console-addresses';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../api/query-client.ts';
import { markOld } from './ask-anew.ts';

it('has lists and figures asked for again, whatever was looked up in them, and nothing else', () => {
  const client = createQueryClient();
  const keys = [[`${auditLogPath}?by=ada`], [membersPath, 'ada'], [contentPath, 'course', '1', 'draft']];
  for (const key of keys) client.setQueryData(key, {});
  markOld(client);
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, false]);
});
