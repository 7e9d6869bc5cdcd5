import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectPath } from '../../db/project-path.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
let known: Set<string>;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { METRICS_TOKEN: 'a-token-for-this-test' } });
  const text = await testApp.metrics.text((error) => {
    throw error;
  });
  known = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].flatMap(([, name]) => name ?? []));
});
afterAll(() => testApp.close());

/** A histogram is queried by the names of its parts. */
const baseName = (name: string) => name.replace(/_(?:bucket|count|sum)$/, '');

describe.each(['alerts.rules.yml', 'grafana-dashboard.json'])('deploy/monitoring/%s', (file) => {
  it('names only metrics that exist', () => {
    const source = readFileSync(projectPath(`deploy/monitoring/${file}`), 'utf8');
    const named = [...new Set(source.match(/\b(?:chalkline|nodejs|process)_[a-z0-9_]+/g))];
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((name) => !known.has(name) && !known.has(baseName(name)))).toEqual([]);
  });
});
