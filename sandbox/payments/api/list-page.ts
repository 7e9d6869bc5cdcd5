import type { List } from '../objects/wire.ts';
import { invalid, noSuch } from './api-error.ts';
import type { Params } from './params.ts';

interface Row {
  readonly id: string;
  readonly object: string;
  readonly created?: number;
}

/** One page of a list, newest first. Rows come in the order in which they were written. */
export function listPage<Item extends Row>(rows: readonly Item[], params: Params, url: string): List<Item> {
  const limit = limitOf(params);
  const newestFirst = rows.filter(createdWithin(params)).reverse();
  const after = positionOf(newestFirst, params, 'starting_after');
  const before = positionOf(newestFirst, params, 'ending_before');
  if (before === undefined) {
    const rest = newestFirst.slice(after === undefined ? 0 : after + 1);
    return { object: 'list', data: rest.slice(0, limit), has_more: rest.length > limit, url };
  }
  const newer = newestFirst.slice(0, before);
  return { object: 'list', data: newer.slice(-limit), has_more: newer.length > limit, url };
}

function limitOf(params: Params): number {
  const limit = params.integer('limit') ?? 10;
  if (limit < 1 || limit > 100) throw invalid('Invalid limit: must be between 1 and 100', 'limit');
  return limit;
}

function positionOf(rows: readonly Row[], params: Params, name: string): number | undefined {
  const id = params.text(name);
  if (id === undefined) return undefined;
  const position = rows.findIndex((row) => row.id === id);
  if (position < 0) throw noSuch(rows[0]?.object ?? 'object', id, name);
  return position;
}

function createdWithin(params: Params): (row: Row) => boolean {
  const range = params.part('created');
  const [gt, gte, lt, lte] = ['gt', 'gte', 'lt', 'lte'].map((name) => range?.integer(name));
  return ({ created = 0 }) =>
    created > (gt ?? -Infinity) &&
    created >= (gte ?? -Infinity) &&
    created < (lt ?? Infinity) &&
    created <= (lte ?? Infinity);
}

/** Keeps the rows whose fields have the requested values. */
export function matching<Item extends object>(
  rows: readonly Item[],
  params: Params,
  ...names: readonly (keyof Item & string)[]
): Item[] {
  const wanted = names.map((name) => [name, params.text(name)] as const);
  return rows.filter((row) => wanted.every(([name, value]) => value === undefined || row[name] === value));
}
