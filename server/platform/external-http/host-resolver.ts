import { lookup } from 'node:dns/promises';
import { ExternalServerError } from './external-server-error.ts';
import { isPublicAddress } from './public-address.ts';

/** Where a host is reached. */
export interface HostAddress {
  readonly address: string;
  readonly port: number;
}

/** How hosts of the internet are reached. Tests replace it by a server of their own. */
export interface HostResolver {
  resolve(host: string): Promise<HostAddress>;
  /** A certificate authority that is trusted instead of the usual ones. */
  readonly certificateAuthority?: string;
}

/** Refuses hosts of our own network, so that nobody can use this server to reach them. */
export const publicHostResolver: HostResolver = {
  async resolve(host) {
    const found = await lookup(host, { all: true }).catch(() => []);
    const [first] = found;
    if (!first) throw new ExternalServerError(`there is no server called ${host}`);
    if (!found.every(({ address }) => isPublicAddress(address)))
      throw new ExternalServerError(`${host} isn't on the public internet`);
    return { address: first.address, port: 443 };
  },
};
