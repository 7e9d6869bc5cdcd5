// Loaded into the product before anything else: counts the queries that it sends to PostgreSQL.
import { Socket } from 'node:net';
import { isMainThread } from 'node:worker_threads';

/** The messages that end a query, and that PostgreSQL answers: `Query`, and `Sync` after a statement with parameters. */
const query = 'Q'.charCodeAt(0);
const sync = 'S'.charCodeAt(0);
const syncLength = 5;

if (isMainThread && process.env.DATABASE_URL) {
  const port = Number(new URL(process.env.DATABASE_URL).port || 5432);
  let queries = 0;
  const { write } = Socket.prototype;
  Socket.prototype.write = function countAndWrite(chunk, ...others) {
    if (this.remotePort === port && endsQuery(chunk)) queries += 1;
    return write.call(this, chunk, ...others);
  };
  process.on('message', (message) => {
    if (message === 'queries') process.send?.({ queries });
  });
  process.channel?.unref();
}

/** @param {unknown} chunk `pg` writes each message by itself. */
function endsQuery(chunk) {
  return Buffer.isBuffer(chunk) && (chunk[0] === query || (chunk[0] === sync && chunk.length === syncLength));
}
