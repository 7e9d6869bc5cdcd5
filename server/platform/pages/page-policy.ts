import type { FastifyReply } from 'fastify';
import type { Config } from '../config/config.ts';
import { contentPolicy } from '../http/security-headers.ts';
import { bucketOrigin } from '../storage/presigned-address.ts';

const header = 'content-security-policy';

type PolicyConfig = Pick<Config, 'publicUrl' | 'bucket'>;

/**
 * The content security policy of pages. It allows the bucket and the site's video hosts. It is refreshed whenever a
 * page is rendered, so cached pages match it.
 */
export class PagePolicy {
  readonly #isHttps: boolean;
  readonly #bucketOrigins: readonly string[];
  readonly #videoHosts: () => Promise<readonly string[]>;
  #hosts: readonly string[] = [];
  #policy: string;

  constructor({ publicUrl, bucket }: PolicyConfig, videoHosts: () => Promise<readonly string[]>) {
    this.#isHttps = publicUrl.startsWith('https:');
    this.#bucketOrigins = bucket ? [bucketOrigin(bucket)] : [];
    this.#videoHosts = videoHosts;
    this.#policy = this.#policyWith([]);
  }

  /** Without the database, the hosts that were known before stay allowed. */
  async refresh(): Promise<void> {
    const hosts = await this.#videoHosts().catch(() => this.#hosts);
    if (hosts === this.#hosts) return;
    this.#hosts = hosts;
    this.#policy = this.#policyWith(hosts);
  }

  #policyWith(hosts: readonly string[]): string {
    const servers = hosts.map((host) => `https://${host}`);
    return contentPolicy(this.#isHttps, [...this.#bucketOrigins, ...servers]);
  }

  /** Development serves pages without a policy. */
  apply(reply: FastifyReply): void {
    if (reply.hasHeader(header)) reply.header(header, this.#policy);
  }
}
