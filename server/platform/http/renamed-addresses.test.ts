import { describe, expect, it } from 'vitest';
import { currentAddress } from './renamed-addresses.ts';

describe('an address of the previous release', () => {
  it.each([
    ['/api/founder/glance?days=90', '/api/founder/business-overview?days=90'],
    ['/api/founder/operations/letters/7/send-again', '/api/founder/operations/emails/7/send-again'],
    ['/api/founder/members', '/api/founder/members'],
    ['/founder', '/founder'],
  ])('%s leads to %s', (address, current) => {
    expect(currentAddress(address)).toBe(current);
  });
});
