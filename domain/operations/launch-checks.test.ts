import { describe, expect, it } from 'vitest';
import { dmarcProblem, hasDkimKey, isExampleDomain, mailDomains, spfProblem } from './email-records.ts';
import { launchCheckKeys, launchCheckTexts } from './launch-checks.ts';
import { isOutdated } from './supported-versions.ts';

describe('the records of a mail domain', () => {
  it.each([
    [[['v=spf1 include:spf.mail.example ~all']], undefined],
    [[['v=spf1 include:spf.mail', '.example -all'], ['google-site-verification=1']], undefined],
    [[['google-site-verification=1']], 'There is no SPF record.'],
    [[['v=spf1 -all'], ['v=spf1 ~all']], 'There are several SPF records, so all of them are ignored.'],
    [[['v=spf1 +all']], 'The SPF record allows everybody to send in your name.'],
  ])('%j: SPF %j', (records, problem) => {
    expect(spfProblem(records)).toBe(problem);
  });

  it.each([
    [[['v=DMARC1; p=none; rua=mailto:ada@example.com']], undefined],
    [[['v=DMARC1;p=reject']], undefined],
    [[['v=DMARC1; rua=mailto:ada@example.com']], 'The DMARC record says nothing about forgeries (p=…).'],
    [[], 'There is no DMARC record.'],
    [
      [['v=DMARC1; p=none'], ['v=DMARC1; p=reject']],
      'There are several DMARC records, so all of them are ignored.',
    ],
  ])('%j: DMARC %j', (records, problem) => {
    expect(dmarcProblem(records)).toBe(problem);
  });

  it('contain a DKIM key unless it was withdrawn', () => {
    expect(hasDkimKey([['v=DKIM1; k=rsa; p=MIIB', 'IjAN']])).toBe(true);
    expect(hasDkimKey([['v=DKIM1; p=']])).toBe(false);
    expect(hasDkimKey([])).toBe(false);
  });

  it('may belong to the domain of the address or to one above it', () => {
    expect(mailDomains('Ada@mail.Example.com')).toEqual(['mail.example.com', 'example.com']);
    expect(mailDomains('ada@example.com')).toEqual(['example.com']);
    expect(mailDomains('ada@localhost')).toEqual([]);
  });

  it.each([
    ['chalkline.example', true],
    ['mail.example.com', true],
    ['notexample.com', false],
    ['chalkline.dev', false],
  ])('%s is an example: %s', (domain, isExample) => {
    expect(isExampleDomain(domain)).toBe(isExample);
  });
});

describe('a version', () => {
  const today = '2026-11-17';
  it.each([
    ['Node.js', 'v20.19.4', true],
    ['Node.js', 'v21.1.0', true],
    ['Node.js', 'v22.22.0', false],
    ['Node.js', 'v24.1.0', false],
    ['Node.js', 'v28.0.0', false],
    ['PostgreSQL', '14.9', true],
    ['PostgreSQL', '15.14 (Debian 15.14-0+deb12u1)', false],
    ['PostgreSQL', '19.0', false],
  ] as const)('of %s, %s, is outdated: %s', (program, version, outdated) => {
    expect(isOutdated(program, version, today)).toBe(outdated);
  });
});

it.each(launchCheckKeys)('the item %s of the checklist has a title and says how to fix it', (key) => {
  expect(launchCheckTexts[key].title).not.toBe('');
  expect(launchCheckTexts[key].fix).toMatch(/\S{3}/);
});
