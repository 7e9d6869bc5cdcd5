import type { Role } from '@chalkline/domain/access/roles';
import type { PlanName } from '@chalkline/domain/billing/plans';
import { eq } from 'drizzle-orm';
import { entitlements, signInMethods, users } from '../db/schema.ts';
import { claimFounderEntry } from '../features/auth/claim-founder-entry.ts';
import { Sessions } from '../features/auth/sessions.ts';
import type { AppContext } from '../platform/app-context.ts';
import { sandboxCodes } from '../start/sandbox.ts';
import { TestClient } from './test-client.ts';

export interface PersonFacts {
  /** The sandbox's issuer by default. */
  readonly issuer?: string;
  readonly email?: string;
  readonly firstName?: string;
  readonly role?: Role;
}

export interface TestPerson {
  readonly id: string;
  readonly email: string;
  readonly client: TestClient;
  /** Signs in again, for actions that need a recent sign-in, or after the clock has moved. */
  signInAgain(): Promise<void>;
}

type Dependencies = Pick<AppContext, 'app' | 'db' | 'mail' | 'founderEmails' | 'signInCodes' | 'now'> & {
  /** The issuer of people whose facts name none. */
  readonly issuer: string;
  /** The host that the site is reached at. */
  readonly host: string;
};

/** Adds signed-in people to a test app. */
export class TestPeople {
  readonly #dependencies: Dependencies;
  readonly #sessions: Sessions;
  #count = 0;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    const acceptedIssuers = [dependencies.issuer, sandboxCodes.storedIssuer];
    this.#sessions = new Sessions({ ...dependencies, acceptedIssuers });
  }

  async add(plan: PlanName, facts: PersonFacts = {}): Promise<TestPerson> {
    const { app, db, host, now } = this.#dependencies;
    const { id, email, issuer } = await this.#addUser(facts);
    if (plan !== 'Free') {
      await db.insert(entitlements).values({ userId: id, plan, source: 'test', startsAt: now() });
    }
    await claimFounderEntry(this.#dependencies, { id, email });
    const client = new TestClient(app, host);
    const methodId = await this.#methodOf(id);
    const signInAgain = async () => {
      const { token } = await this.#sessions.open({
        userId: id,
        userAgent: 'Mozilla/5.0 (X11; Linux) Chrome/156',
        issuer,
        openedBy: methodId,
      });
      client.cookies.set('session', token);
    };
    await signInAgain();
    return { id, email, client, signInAgain };
  }

  async #addUser(facts: PersonFacts) {
    this.#count += 1;
    const subject = `person-${this.#count}`;
    const email = facts.email ?? `${subject}@chalkline.example`;
    const issuer = facts.issuer ?? this.#dependencies.issuer;
    const { firstName = null, role = null } = facts;
    const [user] = await this.#dependencies.db
      .insert(users)
      .values({ issuer, subject, email, firstName, role })
      .returning({ id: users.id });
    if (!user) throw new Error('the new person was not returned');
    return { id: user.id, email, issuer };
  }

  /** A trigger stores how new people sign in. */
  async #methodOf(userId: string): Promise<string> {
    const [method] = await this.#dependencies.db
      .select({ id: signInMethods.id })
      .from(signInMethods)
      .where(eq(signInMethods.userId, userId));
    if (!method) throw new Error('the new person has no sign-in method');
    return method.id;
  }
}
