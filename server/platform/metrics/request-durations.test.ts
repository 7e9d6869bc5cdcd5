import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { RequestDurations } from './request-durations.ts';

it('counts requests by route and status in cumulative buckets', async () => {
  const registry = new Registry();
  const durations = new RequestDurations(registry);
  for (const milliseconds of [5, 10, 40, 20_000])
    durations.observe({ method: 'GET', route: '/api/courses/:id', status: 200, milliseconds });
  durations.observe({ method: 'BREW', route: undefined, status: 404, milliseconds: 1 });
  durations.observe({ method: 'GET', route: '/api/tickets/live', status: 200, milliseconds: 900_000 });
  const text = await registry.metrics();
  const name = 'chalkline_http_request_duration_seconds';
  const labels = 'method="GET",route="/api/courses/:id",status="2xx"';
  expect(text).toContain(`# TYPE ${name} histogram`);
  for (const [bound, count] of [
    ['0.01', 2],
    ['0.025', 2],
    ['0.05', 3],
    ['10', 3],
    ['+Inf', 4],
  ])
    expect(text).toContain(`${name}_bucket{${labels},le="${bound}"} ${count}\n`);
  expect(text).toContain(`${name}_sum{${labels}} 20.055\n`);
  expect(text).toContain(`${name}_count{${labels}} 4\n`);
  expect(text).toContain(`${name}_count{method="any",route="none",status="4xx"} 1`);
  expect(text).not.toMatch(/BREW|live/);
});
