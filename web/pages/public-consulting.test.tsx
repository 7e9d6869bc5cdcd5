import { describe, expect, it } from 'vitest';
import { somePlans } from '../testing/example-plans.ts';
import { measuredResponseTimes } from '../testing/example-tickets.ts';
import { aSite } from '../testing/examples.ts';
import { openPage } from '../testing/open-page.tsx';
import { setUpPageTests } from '../testing/page-tests.ts';

const { server } = setUpPageTests();

describe('the public page about consulting', () => {
  it('quotes a consulting client, or else the leading testimonial', async () => {
    server.answerAll({
      'GET /api/plans': somePlans,
      'GET /api/consulting/promise': { acknowledgement: null, completion: null },
    });
    const usual = (await openPage('/replit-consulting')).getByRole('region', { name: 'Testimonial' });
    expect(usual.textContent).toContain(aSite.testimonial.quote);

    const client = { quote: 'The ticket was done on Wednesday.', author: 'Yusuf', role: 'Client' };
    server.answer('GET /api/site', { ...aSite, consultingTestimonial: client });
    const own = (await openPage('/replit-consulting')).getByRole('region', { name: 'Testimonial' });
    expect(own.textContent).toBe(`${client.quote}Yusuf, Client`);
  });

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
