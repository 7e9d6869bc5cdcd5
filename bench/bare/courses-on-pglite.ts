import { PGlite, types } from '@electric-sql/pglite';
import { fastify } from 'fastify';
import { announce } from './announce.ts';
import { coursesQuery } from './courses-query.ts';

const parsers = { [types.DATE]: (text: string) => text };
const database = await PGlite.create({ dataDir: process.env.DATABASE_FOLDER ?? '' });

const app = fastify();
app.get('/api/courses', async () => (await database.query(coursesQuery, [], { parsers })).rows);
await announce(app);
