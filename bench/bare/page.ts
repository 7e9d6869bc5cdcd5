import { readFileSync } from 'node:fs';
import { fastify } from 'fastify';
import { announce } from './announce.ts';

const html = readFileSync(process.env.PAGE_FILE ?? '', 'utf8');

const app = fastify();
app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(html));
await announce(app);
