import { ownProjectPage, ownProjectPath, typedValuePath } from '@chalkline/contract/addresses';
import {
  knownValuesSchema,
  ownProjectFormSchema,
  ownProjectSchema,
  typedValueSchema,
} from '@chalkline/contract/project';
import type { AppContext } from '../../platform/app-context.ts';
import { knownValues } from './known-values.ts';
import { projectData, typedValueData } from './personal-data.ts';
import { saveProject, saveTypedValue } from './save.ts';

const tag = 'My project';

export function project({ reads, routes, db, now, personalData }: AppContext): void {
  personalData.add(projectData(db));
  personalData.add(typedValueData(db));

  reads.add({
    path: ownProjectPath,
    summary: "The caller's project, and what they typed into prompts",
    tag,
    requires: 'session',
    reply: knownValuesSchema,
    read: ({ person }) => knownValues(db, person.id),
  });

  routes.add({
    method: 'PUT',
    path: ownProjectPath,
    summary: "Save the caller's project",
    tag,
    requires: 'session',
    body: ownProjectSchema,
    handle: ({ person, body }) => saveProject(db, person.id, body, now()),
  });

  routes.addRaw({
    method: 'POST',
    path: ownProjectPath,
    summary: "Save the caller's project, by a form",
    tag,
    requires: 'session',
    body: ownProjectFormSchema,
    respond: async ({ person, body: { _csrf, ...typed }, reply }) => {
      await saveProject(db, person.id, typed, now());
      return reply.redirect(ownProjectPage, 303);
    },
  });

  routes.add({
    method: 'PUT',
    path: typedValuePath,
    summary: 'Remember what was typed into a placeholder of a prompt',
    tag,
    requires: 'session',
    body: typedValueSchema,
    handle: ({ person, body }) => saveTypedValue(db, person.id, body, now()),
  });
}
