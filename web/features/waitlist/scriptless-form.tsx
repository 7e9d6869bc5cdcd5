import { addressOf, waitlistPath } from '@chalkline/contract/addresses';
import type { Course } from '@chalkline/contract/courses';
import type { ReactElement } from 'react';
import { FormTokenField } from '../../api/form-token-field.tsx';
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

/** Asks for the address without scripts. */
export function ScriptlessForm({ course, error }: PlainAskFormProps): ReactElement {
  const { viewer } = useViewer();
  return (
    <form className={styles.form} method="post" action={addressOf(waitlistPath, { courseId: course.id })}>
      <FormTokenField />
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
