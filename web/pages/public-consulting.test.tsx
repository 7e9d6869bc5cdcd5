import { describe, expect, it } from 'vitest';
import { somePlans } from '../testing/example-plans.ts';
import { measuredResponseTimes } from '../testing/example-tickets.ts';
import { openPage } from '../testing/open-page.tsx';
import { setUpPageTests } from '../testing/page-tests.ts';

const { server } = setUpPageTests();

describe('the public page about consulting', () => {
  it('shows the measured response times once there are enough tickets', async () => {
    server.answerAll({
      'GET /api/plans': somePlans,
      'GET /api/consulting/promise': { acknowledgement: null, completion: null },
    });
    const early = await openPage('/replit-consulting');
    expect(early.queryByText('Acknowledged after')).toBeNull();

    server.answer('GET /api/consulting/promise', measuredResponseTimes);
    const page = await openPage('/replit-consulting');
    expect(await page.findByText('Acknowledged after')).toBeDefined();
    expect(page.getByText('Completed after')).toBeDefined();
  });
});
