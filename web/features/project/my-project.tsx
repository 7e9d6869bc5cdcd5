import { ownProjectPath } from '@chalkline/contract/addresses';
import type { KnownValues } from '@chalkline/domain/project/known-values';
import {
  longestProjectName,
  longestPurpose,
  type OwnProject,
  type ProjectRefusal,
  readProject,
} from '@chalkline/domain/project/own-project';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { FormTokenField } from '../../api/form-token-field.tsx';
import { useMutation } from '../../api/mutation.ts';
import { useResource } from '../../api/resource.ts';
import { ownProjectResource } from '../../api/resources.ts';
import { changeFailure } from '../../api/unclear-outcome.ts';
import { write } from '../../api/write.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Stack } from '../../ui/layout.tsx';
import { SettingsCard } from '../../ui/settings-card.tsx';
import { toast } from '../../ui/toast-store.ts';

/** What the person builds: prompts and the ticket form are filled in with it. */
export function MyProject(): ReactElement {
  const known = useResource(ownProjectResource);
  const saving = useSaveProject();
  return (
    <SettingsCard
      id="my-project"
      title="My project"
      failure="We couldn't load your project"
      settings={known}
      isSaved={saving.isSuccess}
      hint="Only you see this. We fill it in for you in prompts and in new tickets."
    >
      {({ project }) => <ProjectForm saved={project} saving={saving} />}
    </SettingsCard>
  );
}

interface ProjectFormProps {
  readonly saved: OwnProject;
  readonly saving: ReturnType<typeof useSaveProject>;
}

function ProjectForm({ saved, saving }: ProjectFormProps): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(saved);
  const [refusal, setRefusal] = useState<ProjectRefusal>();
  const { mutate, reset, isPending, error } = saving;
  const save = (event: FormEvent) => {
    event.preventDefault();
    const decision = readProject(typed);
    setRefusal(decision.refusal);
    if (decision.project) {
      setTyped(decision.project);
      mutate(decision.project);
      return;
    }
    const field = form.current?.elements.namedItem(decision.refusal.field);
    if (field instanceof HTMLElement) field.focus();
  };
  const change = (name: keyof OwnProject, value: string) => {
    setTyped({ ...typed, [name]: value });
    if (refusal?.field === name) setRefusal(undefined);
    reset();
  };
  return (
    <form ref={form} method="post" action={ownProjectPath} onSubmit={save} noValidate>
      <FormTokenField />
      <Stack gap={16}>
        {fields.map(({ name, label, ...input }) => (
          <Field key={name} label={label} error={refusal?.field === name ? refusal.message : undefined}>
            {(control) => (
              <Input
                {...control}
                {...input}
                name={name}
                value={typed[name]}
                autoComplete="off"
                onChange={({ target }) => change(name, target.value)}
              />
            )}
          </Field>
        ))}
        {error ? <p role="alert">{changeFailure(error, 'your project')}</p> : null}
        <div>
          <Button type="submit" loading={isPending}>
            Save project
          </Button>
        </div>
      </Stack>
    </form>
  );
}

const link = { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } as const;

const fields = [
  { name: 'name', label: 'Name', maxLength: longestProjectName, placeholder: 'Paws and Claws' },
  {
    name: 'purpose',
    label: 'What it does, and for whom',
    maxLength: longestPurpose,
    placeholder: 'Dog walks for busy owners',
  },
  { name: 'url', label: 'Address', placeholder: 'https://your-app.replit.app', ...link },
  { name: 'joinLink', label: 'Replit join link', placeholder: 'replit.com/join/abc123', ...link },
] as const;

function useSaveProject() {
  const client = useQueryClient();
  return useMutation<void, ApiError, OwnProject>({
    mutationFn: (project) => write('PUT', ownProjectPath, project),
    onSuccess: (_, project) => {
      client.setQueryData<KnownValues>(
        ownProjectResource.key,
        (known) => known && { ...known, project, projectChangedAt: new Date().toISOString() },
      );
      toast({ title: 'Project saved' });
    },
  });
}
