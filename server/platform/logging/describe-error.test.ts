import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

it('describes a failed query without its parameters', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505' });
  const error = new DrizzleQueryError('insert into users values ($1)', ['ada@chalkline.example'], cause);
  const described = describeError(error);
  expect(described.message).toBe('Failed query: insert into users values ($1)');
  expect(JSON.stringify(described)).not.toContain('ada@chalkline.example');
  expect(described.cause).toMatchObject({ message: 'duplicate key', code: '23505' });
});

it('keeps the message and the stack of any other error', () => {
  const described = describeError(new TypeError('not a function'));
  expect(described).toMatchObject({ type: 'TypeError', message: 'not a function', cause: undefined });
  expect(described.stack).toContain('describe-error.test');
});
