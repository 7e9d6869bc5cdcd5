import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';

interface Hook {
  Body: string;
}

/**
 * The product's side of the webhooks: checks every signature with the real package and records the events.
 */
export class ReceivedEvents {
  readonly all: Stripe.Event[] = [];
  /** The replies to the next deliveries; all others get 200. */
  readonly answers: number[] = [];
  readonly #waiting: (() => void)[] = [];

  constructor(app: FastifyInstance, path: string, secret: string) {
    app.register(async (hooks) => {
      hooks.removeAllContentTypeParsers();
      hooks.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
        done(null, body),
      );
      hooks.post<Hook>(path, async (request, reply) => {
        const signature = request.headers['stripe-signature'] ?? '';
        const event = Stripe.webhooks.constructEvent(request.body, signature, secret);
        const status = this.answers.shift() ?? 200;
        if (status === 200) this.all.push(event);
        for (const look of this.#waiting) look();
        return reply.code(status).send('');
      });
    });
  }

  get types(): string[] {
    return this.all.map(({ type }) => type);
  }

  /** Resolves when this many events of this type have arrived. */
  until(type: string, count = 1): Promise<Stripe.Event> {
    return new Promise((resolve) => {
      const look = () => {
        const found = this.all.filter((event) => event.type === type)[count - 1];
        if (found) resolve(found);
      };
      this.#waiting.push(look);
      look();
    });
  }
}
