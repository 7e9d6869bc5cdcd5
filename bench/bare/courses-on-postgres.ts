import { fastify } from 'fastify';
import { Pool, types } from 'pg';
import { announce } from './announce.ts';
import { coursesQuery } from './courses-query.ts';

types.setTypeParser(types.builtins.DATE, (text) => text);

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 20 });

const app = fastify();
app.get('/api/courses', async () => (await pool.query(coursesQuery)).rows);
await announce(app);
