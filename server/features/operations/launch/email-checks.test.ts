import { describe, expect, it } from 'vitest';
import { checkDkim, checkDmarc, checkSpf } from './email-checks.ts';

const domains = ['mail.chalkline.dev', 'chalkline.dev'];
const dns = (records: Record<string, string>) => async (name: string) =>
  records[name] === undefined ? [] : [[records[name]]];

describe('the DNS records of the sender', () => {
  it('may be at the domain above for DMARC, but not for SPF', async () => {
    const find = dns({
      'chalkline.dev': 'v=spf1 include:a.dev ~all',
      '_dmarc.chalkline.dev': 'v=DMARC1; p=none',
    });
    expect(await checkDmarc(domains, find)).toEqual({
      status: 'passed',
      detail: '_dmarc.chalkline.dev has the record.',
    });
    expect((await checkSpf(domains, find)).status).toBe('failed');
    expect((await checkSpf(['chalkline.dev'], find)).status).toBe('passed');
  });

  it("are reported missing for the sender's own domain", async () => {
    expect(await checkSpf(domains, dns({}))).toEqual({
      status: 'failed',
      detail: 'mail.chalkline.dev: There is no SPF record.',
    });
  });

  it('include a key under one of the usual names, or under the given one', async () => {
    const find = dns({
      'k1._domainkey.chalkline.dev': 'v=DKIM1; p=MIIB',
      'own._domainkey.chalkline.dev': 'p=MIIB',
    });
    expect(await checkDkim(domains, find, undefined)).toEqual({
      status: 'passed',
      detail: 'k1._domainkey.chalkline.dev has a key.',
    });
    expect((await checkDkim(domains, find, 'own')).status).toBe('passed');
    expect((await checkDkim(domains, find, 'other')).status).toBe('failed');
    expect((await checkDkim(domains, dns({}), undefined)).status).toBe('warning');
  });
});
