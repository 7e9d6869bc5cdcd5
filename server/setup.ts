import { readFileSync } from 'node:fs';
import Stripe from 'stripe';
import { parse } from 'yaml';
import { projectPath } from './db/project-path.ts';
import { setUpStripe } from './features/billing/stripe-setup/set-up-stripe.ts';
import type { SetupReport } from './features/billing/stripe-setup/setup-report.ts';
import { BadConfiguration, ConfigProblems, parseVariables } from './platform/config/config-variables.ts';
import { paymentClient } from './platform/payments/payment-client.ts';

const usage = `Usage: npm run setup -- stripe ["Your brand"]
Creates and checks what Chalkline needs at Stripe: products, prices, webhook endpoint and billing portal.
It needs two variables: STRIPE_SECRET_KEY and PUBLIC_URL.
`;

try {
  if (process.argv[2] === 'stripe') await stripeCommand(process.argv[3]);
  else refuse(usage);
} catch (error) {
  refuse(`${explained(error)}\n`);
}

async function stripeCommand(brand: string | undefined): Promise<void> {
  const { secretKey, publicUrl } = readSettings();
  const isTest = /_test_/.test(secretKey);
  say(
    `Setting up Stripe (${isTest ? 'test mode: no real money' : 'live mode: real money'}) for ${publicUrl}`,
  );
  const report = await setUpStripe(clientFor(secretKey), { publicUrl, brand: brand ?? brandOfContent() });
  show(report);
  if (report.problems.length > 0) process.exitCode = 1;
}

function readSettings(): { secretKey: string; publicUrl: string } {
  const problems = new ConfigProblems();
  const { STRIPE_SECRET_KEY: secretKey = '', PUBLIC_URL: url = '' } = parseVariables(process.env, problems);
  problems.require(secretKey, 'STRIPE_SECRET_KEY', "is needed: Stripe's dashboard, Developers, API keys");
  problems.require(url, 'PUBLIC_URL', 'is needed: the address people open');
  problems.throwIfAny();
  return { secretKey, publicUrl: url.replace(/\/$/, '') };
}

function clientFor(secretKey: string): Stripe {
  const api = { protocol: 'https', host: 'api.stripe.com', port: 443 } as const;
  return paymentClient({ secretKey, api, longestAnswer: 30_000 });
}

function brandOfContent(): string {
  const { brand } = parse(readFileSync(projectPath('content/site.yaml'), 'utf8')) as { brand?: string };
  return brand ?? 'Chalkline';
}

function show({ done, problems, advice, variables }: SetupReport): void {
  for (const line of done) say(`  ✓ ${line}`);
  for (const line of advice) say(`  ! ${line}`);
  for (const line of problems) say(`  ✗ ${line}`);
  say('\nSet these variables:');
  for (const [name, value] of variables) say(`${name}=${value}`);
}

function explained(error: unknown): string {
  if (error instanceof BadConfiguration) return error.message;
  if (error instanceof Stripe.errors.StripeError) return `Stripe refused: ${error.message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function refuse(text: string): void {
  process.stderr.write(text);
  process.exitCode = 1;
}
