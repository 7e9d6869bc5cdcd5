import { describe, expect, it } from 'vitest';
import { withoutConsole } from './public-api.ts';

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe('the public part of the API', () => {
  it('has neither the calls of the console nor the schemas that only those use', () => {
    const part = withoutConsole({
      paths: {
        '/api/courses': { get: to('Course') },
        '/api/founder/members': { get: to('Member') },
        '/api/founders-of-note': { get: {} },
      },
      components: {
        schemas: { Course: { lessons: to('Lesson') }, Lesson: { course: to('Course') }, Member: {} },
      },
    });
    expect(Object.keys(part.paths)).toEqual(['/api/courses', '/api/founders-of-note']);
    expect(Object.keys(part.components.schemas)).toEqual(['Course', 'Lesson']);
  });
});
