import type { PageRequest, ReadOutcome } from '@chalkline/contract/pages';
import type { CurrentUser } from '@chalkline/contract/people';
import { addressOfKey, type Resource } from '../api/resource.ts';

import { currentUserResource, siteResource } from '../api/resources.ts';

import type { SubjectState } from './decide-view.ts';
import type { Match } from './match-screen.ts';
import type { KeyState } from './page-state.ts';

/** Reads the data of a page, each address once, and passes it on to the browser. */
export class PageReads {
  readonly #states: (KeyState | undefined)[] = [];
  readonly #known = new Map<string, unknown>();
  readonly #read: PageRequest['read'];

  constructor(read: PageRequest['read']) {
    this.#read = read;
  }

  /** Everything that was read, in the order in which it was requested: the same page is always sent the same. */
  get states(): KeyState[] {
    return this.#states.filter((state) => state !== undefined);
  }

  /** The viewer of the page. Being signed out is a valid result, not a refusal. */
  async viewer(): Promise<CurrentUser | null> {
    const place = this.#nextPlace();
    const outcome = await this.#read(addressOfKey(currentUserResource.key));
    const viewer = 'data' in outcome ? (outcome.data as CurrentUser) : null;
    this.#states[place] = { key: currentUserResource.key, data: viewer };
    this.#known.set(addressOfKey(currentUserResource.key), viewer);
    return viewer;
  }

  async site(): Promise<void> {
    await this.resource(siteResource);
  }

  async subject({ screen, parameters }: Match): Promise<SubjectState> {
    if (!screen.subject) return { kind: 'none' };
    const outcome = await this.resource(screen.subject.resource(parameters));
    return 'data' in outcome ? { kind: 'found', data: outcome.data } : { kind: 'missing' };
  }

  async all(resources: readonly Resource<unknown>[]): Promise<void> {
    await Promise.all(resources.map((resource) => this.resource(resource)));
  }

  /** The result of an earlier read. */
  known<Data>({ key }: Resource<Data>): Data | undefined {
    return this.#known.get(addressOfKey(key)) as Data | undefined;
  }

  async resource({ key }: Resource<unknown>): Promise<ReadOutcome> {
    const place = this.#nextPlace();
    const address = addressOfKey(key);
    const outcome = await this.#read(address);
    if ('data' in outcome) {
      this.#states[place] = { key, data: outcome.data };
      this.#known.set(address, outcome.data);
    } else {
      this.#states[place] = { key, status: outcome.status, text: JSON.stringify(outcome.refusal) };
    }
    return outcome;
  }

  #nextPlace(): number {
    return this.#states.push(undefined) - 1;
  }
}
