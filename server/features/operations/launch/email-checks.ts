import { Resolver } from 'node:dns/promises';
import {
  commonDkimSelectors,
  dmarcProblem,
  hasDkimKey,
  isExampleDomain,
  mailDomains,
  spfProblem,
} from '@chalkline/domain/operations/email-records';
import { counted } from '@chalkline/domain/writing/counted';
import type { AppContext } from '../../../platform/app-context.ts';
import { siteSettings } from '../../site/index.ts';
import { reach } from '../checks.ts';
import { emailHealth, hasSentEmail } from '../health-queries.ts';
import { failed, type Outcome, passed, warning } from './outcome.ts';

export async function checkEmailSending({ mail, db, now }: AppContext): Promise<Outcome> {
  await reach(mail.server());
  const { failing, givenUp, nothingSentFor } = await emailHealth(db, now());
  if (nothingSentFor > 0) return failed('The mail server is reachable, but the latest emails failed.');
  if (!(await hasSentEmail(db)))
    return warning(
      'The mail server is reachable, but no email has been sent yet. Join a waitlist or buy a plan to send one.',
    );
  if (failing + givenUp > 0) {
    const some = counted(failing + givenUp, 'email failed or is', 'emails failed or are');
    return warning(`Emails are sent, but ${some} waiting to be sent again.`);
  }
  return passed('Emails are sent.');
}

/** The TXT records of a name; none if it doesn't exist. */
type FindRecords = (name: string) => Promise<string[][]>;

function findRecordsInDns(signal: AbortSignal): FindRecords {
  const resolver = new Resolver({ timeout: 3_000, tries: 1 });
  signal.addEventListener('abort', () => resolver.cancel(), { once: true });
  return (name) => resolver.resolveTxt(name).catch(noneWhenMissing);
}

function noneWhenMissing(error: NodeJS.ErrnoException): string[][] {
  if (error.code === 'ENOTFOUND' || error.code === 'ENODATA') return [];
  throw new Error(`The DNS server doesn't answer (${error.code}).`);
}

type RecordCheck = (
  domains: readonly string[],
  find: FindRecords,
  dkimSelector: string | undefined,
) => Promise<Outcome>;

/** Checks the domain of the address that emails come from and, where records are inherited, those above it. */
export function recordCheck(check: RecordCheck) {
  return async ({ config, db }: AppContext, signal: AbortSignal): Promise<Outcome> => {
    const address = config.mailFrom?.address ?? (await siteSettings(db)).contactEmail;
    const domains = mailDomains(address);
    if (domains.length === 0 || domains.some(isExampleDomain))
      return failed(`Emails come from ${address}, which is only an example. Set MAIL_FROM.`);
    return check(domains, findRecordsInDns(signal), config.dkimSelector);
  };
}

export function checkSpf(domains: readonly string[], find: FindRecords): Promise<Outcome> {
  return checkRecords(domains.slice(0, 1), (domain) => domain, spfProblem, find);
}

export function checkDmarc(domains: readonly string[], find: FindRecords): Promise<Outcome> {
  return checkRecords(domains, (domain) => `_dmarc.${domain}`, dmarcProblem, find);
}

async function checkRecords(
  domains: readonly string[],
  nameFor: (domain: string) => string,
  problemIn: (records: string[][]) => string | undefined,
  find: FindRecords,
): Promise<Outcome> {
  const problems: string[] = [];
  for (const domain of domains) {
    const problem = problemIn(await find(nameFor(domain)));
    if (problem === undefined) return passed(`${nameFor(domain)} has the record.`);
    problems.push(`${nameFor(domain)}: ${problem}`);
  }
  return failed(problems[0] ?? 'The address that emails come from has no domain.');
}

/** The selector is known to the email company only, so the usual ones are tried. */
export async function checkDkim(
  domains: readonly string[],
  find: FindRecords,
  selector: string | undefined,
): Promise<Outcome> {
  const selectors = selector === undefined ? commonDkimSelectors : [selector];
  const names = domains.flatMap((domain) => selectors.map((one) => `${one}._domainkey.${domain}`));
  const found = await Promise.all(names.map(async (name) => hasDkimKey(await find(name))));
  const name = names[found.indexOf(true)];
  if (name !== undefined) return passed(`${name} has a key.`);
  return selector === undefined
    ? warning('There is no key under any of the usual names.')
    : failed(`There is no key under ${names[0] ?? selector}.`);
}
