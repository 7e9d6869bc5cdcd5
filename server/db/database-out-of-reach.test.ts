import { describe, expect, it } from 'vitest';
import { DatabaseDown, isDatabaseOutOfReach, isKnownToBeDown } from './database-out-of-reach.ts';

const withCode = (code: string) => Object.assign(new Error('as PostgreSQL says it'), { code });

describe('an error of the database', () => {
  it.each([
    ['the server only reads', withCode('25006')],
    ['the server shuts down', withCode('57P01')],
    ['the server has crashed', withCode('57P02')],
    ['the server starts up', withCode('57P03')],
    ['the query was cancelled because it took too long', withCode('57014')],
    ['the connection broke on the server’s side', withCode('08006')],
    ['a pooler lost its server', withCode('08P01')],
    ['the name of the server cannot be looked up', withCode('EAI_AGAIN')],
    ['the connection broke during a query', new Error('Connection terminated unexpectedly')],
    [
      'the connection broke before the query',
      new Error('Client has encountered a connection error and is not queryable'),
    ],
    ['no address of the server answers', new AggregateError([withCode('ECONNREFUSED')])],
    ['it is known to be down', new DatabaseDown()],
  ])('means that the database is out of reach when %s', (_, error) => {
    expect(isDatabaseOutOfReach(error)).toBe(true);
    expect(isDatabaseOutOfReach(new Error('Failed query', { cause: error }))).toBe(true);
  });

  it.each([
    ['a value is there twice', withCode('23505')],
    ['a table does not exist', withCode('42P01')],
    ['something else is wrong', new Error('Cannot read properties of undefined')],
  ])('means nothing of the kind when %s', (_, error) => {
    expect(isDatabaseOutOfReach(error)).toBe(false);
  });

  it('shows whether the database was known to be down before the query', () => {
    expect(isKnownToBeDown(new Error('Failed query', { cause: new DatabaseDown() }))).toBe(true);
    expect(isKnownToBeDown(withCode('57P01'))).toBe(false);
  });
});
