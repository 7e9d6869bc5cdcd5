import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BrokenStateFile } from '../state-file.ts';
import { type TemporaryFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { type Newcomer, openPeopleDirectory } from './people-directory.ts';

const ada: Newcomer = {
  email: 'ada@works.example',
  emailVerified: true,
  givenName: 'Ada',
  familyName: 'King',
};

let folder: TemporaryFolder;

beforeEach(async () => {
  folder = await temporaryFolder();
});

afterEach(() => folder.remove());

describe('the people directory', () => {
  it('creates one person per email, however many requests come at once', async () => {
    const people = await openPeopleDirectory(folder.path);
    const admitted = await Promise.all(Array.from({ length: 20 }, () => people.admit(ada)));
    expect(new Set(admitted.map(({ subject }) => subject)).size).toBe(1);
  });

  it('updates details and keeps the subject', async () => {
    const people = await openPeopleDirectory(folder.path);
    const { subject } = await people.admit(ada);
    await people.admit({ ...ada, familyName: 'Lovelace', emailVerified: false });
    expect(people.find(subject)).toEqual({ ...ada, subject, familyName: 'Lovelace', emailVerified: false });
  });

  it('neither stores nor changes demo people', async () => {
    const people = await openPeopleDirectory(folder.path);
    const email = 'robin.ashdown@chalkline.example';
    const founder = await people.admit({ ...ada, email, emailVerified: false });
    expect(founder).toMatchObject({ subject: 'demo-founder', givenName: 'Robin', emailVerified: true });
    expect(JSON.parse(await readFile(join(folder.path, 'identity-people.json'), 'utf8'))).toEqual({
      people: [],
    });
  });

  it('refuses to start from an invalid file', async () => {
    await writeFile(join(folder.path, 'identity-people.json'), '{"people":[{"subject":1}]}');
    await expect(openPeopleDirectory(folder.path)).rejects.toThrow(BrokenStateFile);
  });
});
