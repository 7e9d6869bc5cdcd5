import { addressOf, csrfField, waitlistPath } from '@chalkline/contract/addresses';
import type { Course } from '@chalkline/contract/courses';
import type { ReactElement } from 'react';
import { useResource } from '../../api/resource.ts';
import { formTokenResource } from '../../api/resources.ts';
import { useViewer } from '../../api/viewer.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import styles from './scriptless-form.module.css';
import { emailHint } from './waitlist-texts.ts';

export interface PlainAskFormProps {
  readonly course: Pick<Course, 'id'>;
  readonly error: string | undefined;
}

/** Asks for the address without scripts. The page contains the form's token, so it is not cached. */
export function ScriptlessForm({ course, error }: PlainAskFormProps): ReactElement {
  const { viewer } = useViewer();
  const { data: token } = useResource(formTokenResource);
  return (
    <form className={styles.form} method="post" action={addressOf(waitlistPath, { courseId: course.id })}>
      <input type="hidden" name={csrfField} value={token?.csrfToken ?? ''} />
      <Field label="Your email" hint={emailHint} error={error} required>
        {(control) => (
          <Input
            {...control}
            type="email"
            name="email"
            autoComplete="email"
            defaultValue={viewer?.email ?? ''}
          />
        )}
      </Field>
      <Button type="submit" variant="marker">
        Notify me
      </Button>
    </form>
  );
}
