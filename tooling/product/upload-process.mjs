import { readFileSync } from 'node:fs';
import { request } from 'node:http';

/*
 * A client in a process of its own, which can be killed like a browser: it says when it has sent some bytes, and then
 * waits for its end.
 */
const [address = '', headers = '{}', file = '', from = '0', bytes = '0'] = process.argv.slice(2);

const sending = request(address, { method: 'PATCH', headers: JSON.parse(headers) });
const part = readFileSync(file).subarray(Number(from), Number(from) + Number(bytes));
sending.write(part, () => process.stdout.write('sent'));
