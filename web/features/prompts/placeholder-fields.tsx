import type { ReactElement } from 'react';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import styles from './placeholder-fields.module.css';
import type { PromptFill } from './prompt-fill.ts';

/** One input for each placeholder. An empty one stays in the prompt as written. */
export function PlaceholderFields({ fill }: { fill: PromptFill }): ReactElement {
  return (
    <div className={styles.fields}>
      {fill.names.map((name) => (
        <Field key={name} label={name}>
          {(control) => (
            <Input
              {...control}
              value={fill.values.get(name) ?? ''}
              onChange={(event) => fill.setValue(name, event.target.value)}
              autoComplete="off"
            />
          )}
        </Field>
      ))}
    </div>
  );
}
