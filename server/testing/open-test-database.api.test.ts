import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { courses, lessons, users } from '../db/schema.ts';
import { openTestDatabase } from './open-test-database.ts';

describe('a test database', () => {
  it('has its original rows again when the next test app opens it', async () => {
    const first = await openTestDatabase();
    const { db } = first.database;
    const original = await db.select().from(lessons).orderBy(lessons.id);
    const [changed, deleted] = original;
    if (!changed || !deleted) throw new Error('the content has too few lessons');
    await db.insert(users).values({ issuer: 'test', subject: 'test', email: 'test@chalkline.example' });
    await db.update(lessons).set({ title: 'Changed' }).where(eq(lessons.id, changed.id));
    await db.execute(sql`set session_replication_role = replica`);
    await db.delete(courses);
    await db.execute(sql`set session_replication_role = default`);
    await first.database.close();

    const second = await openTestDatabase();
    const reopened = second.database.db;
    expect(await reopened.select().from(users)).toEqual([]);
    expect(await reopened.select().from(lessons).orderBy(lessons.id)).toEqual(original);
    expect(await reopened.$count(courses)).toBeGreaterThan(0);
    await second.database.close();
    await Promise.all([first.remove(), second.remove()]);
  });
});
