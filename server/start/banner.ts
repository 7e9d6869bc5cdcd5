import { demoPeople } from '@chalkline/sandbox/people';
import type { Config } from '../platform/config/config.ts';

/** The message for somebody who has just started the product. */
export function banner(config: Config): string {
  const lines = [
    '',
    `  Chalkline is running at ${config.publicUrl}`,
    '',
    `  Sign in     ${config.publicUrl}/sign-in`,
    ...(config.google
      ? []
      : [
          `  as          ${demoPeople.map((person) => person.label).join(', ')},`,
          '              or anybody else by email and name; codes by email are in Mail',
        ]),
    ...(config.sandbox
      ? [
          `  Payments    ${config.publicUrl}/sandbox/payments`,
          `  Mail        ${config.publicUrl}/sandbox/inbox`,
          `  Components  ${config.publicUrl}/sandbox/ui`,
        ]
      : []),
    `  API         ${config.publicUrl}/api/docs`,
    `  Data        ${config.databaseUrl ? `PostgreSQL (DATABASE_URL); files in ${config.dataDir}` : config.dataDir}`,
    '',
    '  Stop with Ctrl+C.',
    '',
  ];
  return lines.join('\n');
}
