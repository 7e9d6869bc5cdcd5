import { courseByIdPath, coursesPath } from '@chalkline/contract/addresses';
import { courseSchema, courseWithLessonsSchema } from '@chalkline/contract/courses';
import { describe, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import type { Reads } from './reads.ts';

/*
 * Checked by the compiler: `npm run check` fails when an expected error is missing. The routes are never registered.
 */

const read = () => Promise.reject(new Error('never called'));
const facts = { summary: 'A read', tag: 'courses', requires: 'public', read } as const;
const list = { ...facts, path: coursesPath, reply: z.array(courseSchema) } as const;
const course = { ...facts, path: courseByIdPath, reply: courseWithLessonsSchema } as const;

describe('a read', () => {
  it('is what the contract says about its call', () => {
    const query = z.object({ search: z.string() });
    expectTypeOf((reads: Reads) => reads.add({ ...list, query })).toBeFunction();
    const parameters = z.object({ courseId: z.string() });
    expectTypeOf((reads: Reads) => reads.add({ ...course, parameters })).toBeFunction();
  });

  it('does not compile if it leaves out what the contract says', () => {
    // @ts-expect-error the path has a parameter
    expectTypeOf((reads: Reads) => reads.add(course)).toBeFunction();
    // @ts-expect-error the call has a query
    expectTypeOf((reads: Reads) => reads.add(list)).toBeFunction();
  });
});
