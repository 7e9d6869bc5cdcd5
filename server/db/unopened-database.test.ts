import { describe, expect, it } from 'vitest';
import { openingError } from './unopened-database.ts';

const folder = '/srv/chalkline/database';
const plenty = 5_000_000_000;

describe('the reason why a database did not open', () => {
  it('does not call a database damaged that could not open on a full disk', () => {
    const { name, message } = openingError(folder, 'Aborted(). Build with -sASSERTIONS for more info.', 0);
    expect(name).toBe('NoSpaceLeft');
    expect(message).toMatch(/is full \(0 MB left\).+ No data is lost: free some space and start again\.$/);
  });

  it('recognises a full disk from the message of the database', () => {
    expect(openingError(folder, 'could not extend file: No space left on device', plenty).name).toBe(
      'NoSpaceLeft',
    );
  });

  it.each(['invalid version', undefined])(
    'nobody is told to delete a database that did not open (%s)',
    (reason) => {
      const { name, message } = openingError(folder, reason, plenty);
      expect(name).toBe('DamagedDatabase');
      expect(message).toContain('npm run restore');
      expect(message).not.toMatch(/reset|delete|undefined/);
    },
  );
});
