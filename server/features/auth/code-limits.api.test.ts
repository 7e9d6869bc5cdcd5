import { describe, expect, it } from 'vitest';
import { setUpCodeTests } from '../../testing/code-sign-in.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const codePage = '/sign-in/code';
const tooMany = '/sign-in?returnTo=%2Fdashboard&problem=too_many';
const { codes, testApp } = setUpCodeTests();

/** Asks as often as strangers may within an hour. */
async function useUp(email: string): Promise<void> {
  for (let count = 0; count < 5; count += 1) await codes().ask(testApp().visitor(), email);
}

describe('asking for a code', () => {
  it('is limited to five codes an hour and fifteen a day for each address', async () => {
    const ask = () => codes().ask(testApp().visitor(), 'ada@example.com');
    for (const _ of [1, 2, 3]) {
      for (let count = 0; count < 5; count += 1) expect(await ask()).toBe(codePage);
      expect(await ask()).toBe(tooMany);
      testApp().moveClock(60 * minute);
    }
    expect(await ask()).toBe(tooMany);
    expect(await codes().ask(testApp().visitor(), 'eve@example.com')).toBe(codePage);
    expect(codes().smtp.taken).toHaveLength(16);
  });

  it('is limited for each client, whatever the addresses', async () => {
    const client = testApp().visitor();
    const locations = [];
    for (let count = 0; count < 41; count += 1) {
      locations.push(await codes().ask(client, `person-${count}@example.com`));
    }
    expect(locations.slice(0, 40).every((location) => location === codePage)).toBe(true);
    expect(locations[40]).toMatch(/problem=too_many/);
  });

  it('counts all addresses of a mailbox together, but opens an account for each', async () => {
    for (const tag of ['', '+a', '+b', '+c', '+d']) {
      expect(await codes().ask(testApp().visitor(), `ada${tag}@example.com`)).toBe(codePage);
    }
    expect(await codes().ask(testApp().visitor(), 'ada+e@example.com')).toBe(tooMany);
    expect(codes().smtp.taken.map(({ to }) => to)).toContain('ada+d@example.com');
  });

  it('stays possible in a browser that has signed in before, whatever strangers ask for', async () => {
    const known = await codes().signIn('ada@example.com');
    await codes().signIn('grace@example.com', known);
    await useUp('ada@example.com');
    expect(await codes().ask(testApp().visitor(), 'ada@example.com')).toBe(tooMany);
    for (let count = 0; count < 5; count += 1) {
      expect(await codes().ask(known, 'ada@example.com')).toBe(codePage);
    }
    expect(await codes().ask(known, 'ada@example.com')).toBe(tooMany);
    testApp().moveClock(60 * minute);
    expect(await codes().ask(known, 'ada@example.com')).toBe(codePage);
  });

  it('is limited again in a browser that nobody has signed in in for 90 days', async () => {
    const known = await codes().signIn('ada@example.com');
    testApp().moveClock(90 * day - minute);
    await useUp('ada@example.com');
    expect(await codes().ask(known, 'ada@example.com')).toBe(codePage);
    testApp().moveClock(minute);
    expect(await codes().ask(known, 'ada@example.com')).toBe(tooMany);
  });

  it('gets no further codes by signing in again in the same browser', async () => {
    const known = await codes().signIn('ada@example.com');
    for (const _ of [1, 2, 3, 4, 5]) await codes().signIn('ada@example.com', known);
    expect(await codes().ask(known, 'ada@example.com')).toBe(tooMany);
  });

  it('has codes of its own in ten browsers, and in no eleventh', async () => {
    const browsers = [];
    for (let count = 0; count < 11; count += 1) {
      browsers.push(await codes().signIn('ada@example.com'));
      testApp().moveClock(3 * 60 * minute);
    }
    await useUp('ada@example.com');
    const [tenth, eleventh] = browsers.slice(9);
    if (!tenth || !eleventh) throw new Error('a browser is missing');
    expect(await codes().ask(tenth, 'ada@example.com')).toBe(codePage);
    expect(await codes().ask(eleventh, 'ada@example.com')).toBe(tooMany);
  });

  it('is not made possible by a forged cookie, nor by one for another address', async () => {
    await useUp('ada@example.com');
    const eve = await codes().signIn('eve@example.com');
    expect(eve.cookies.get('known-browser')).not.toContain('eve');
    expect(await codes().ask(eve, 'ada@example.com')).toBe(tooMany);
    const forger = testApp().visitor();
    forger.cookies.set('known-browser', 'token.9999999999-proof');
    expect(await codes().ask(forger, 'ada@example.com')).toBe(tooMany);
  });
});
