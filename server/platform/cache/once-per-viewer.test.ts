import type { CurrentUser } from '@chalkline/contract/people';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { oncePerViewer } from './once-per-viewer.ts';

function viewerOfARequest(): CurrentUser {
  return { id: 'hannah' } as CurrentUser;
}

describe('a value that a page needs several times for one person', () => {
  it('is loaded once per request', async () => {
    let loads = 0;
    const db = {} as Database;
    const load = oncePerViewer(async (_, userId) => {
      loads += 1;
      return `${userId} ${loads}`;
    });
    const viewer = viewerOfARequest();
    expect(await Promise.all([load(db, viewer), load(db, viewer)])).toEqual(['hannah 1', 'hannah 1']);
    expect(await load(db, viewerOfARequest())).toBe('hannah 2');
  });
});
