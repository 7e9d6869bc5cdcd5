import fastifyStatic from '@fastify/static';
import { fastify } from 'fastify';
import { announce } from './announce.ts';

/** A plain static server of one folder. */
const app = fastify();
await app.register(fastifyStatic, { root: process.env.FILM_FOLDER ?? '' });
await announce(app);
