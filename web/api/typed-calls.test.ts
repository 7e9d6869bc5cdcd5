import { addressOf, coursesPath, ticketStatusPath, ticketsPath } from '@chalkline/contract/addresses';
import type { Course } from '@chalkline/contract/courses';
import type { Ticket } from '@chalkline/contract/tickets';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { type Resource, resource } from './resource.ts';
import { write } from './write.ts';

/*
 * Most of these are checked by the compiler: `npm run check` fails when an expected error is missing. The calls are
 * never made.
 */

const ticketStatus = addressOf(ticketStatusPath, { ticketId: 'one' });

describe('a write', () => {
  it('needs a path of the contract', () => {
    // @ts-expect-error the contract has no such path
    expectTypeOf(() => write('POST', '/api/no-such-call')).toBeFunction();
    // @ts-expect-error tickets cannot be replaced
    expectTypeOf(() => write('PUT', ticketsPath)).toBeFunction();
  });

  it('needs the parameters of its path', () => {
    // @ts-expect-error the parameter has another name
    expectTypeOf(() => addressOf(ticketStatusPath, { id: 'one' })).toBeFunction();
  });

  it('sends the fields of the contract', () => {
    expectTypeOf(() => write('PATCH', ticketStatus, { status: 'Idea' })).toBeFunction();
    // @ts-expect-error the field has another name
    expectTypeOf(() => write('PATCH', ticketStatus, { column: 'Idea' })).toBeFunction();
    // @ts-expect-error the body is missing
    expectTypeOf(() => write('PATCH', ticketStatus)).toBeFunction();
  });

  it('returns the reply of the contract', () => {
    const move = () => write('PATCH', ticketStatus, { status: 'Idea' });
    expectTypeOf(move).returns.resolves.toEqualTypeOf<Ticket>();
    // @ts-expect-error the reply is a ticket
    expectTypeOf(move).returns.resolves.toEqualTypeOf<Course>();
  });
});

describe('a resource', () => {
  it('has the reply of the contract as its data', () => {
    expectTypeOf(resource(coursesPath)).toEqualTypeOf<Resource<Course[]>>();
    // @ts-expect-error the reply is a list of courses
    expectTypeOf(resource(coursesPath)).toEqualTypeOf<Resource<Ticket[]>>();
    // @ts-expect-error the contract has no such path
    expectTypeOf(() => resource('/api/no-such-read')).toBeFunction();
  });

  it('has its URL as its key', () => {
    expect(resource(coursesPath).key).toEqual(['/api/courses']);
    expect(resource(coursesPath, {}, { search: 'log in' }).key).toEqual(['/api/courses?search=log+in']);
    expect(resource('/api/courses/:courseId', { courseId: '7' }).key).toEqual(['/api/courses', '7']);
  });
});
