import { longestTypedValue } from '@chalkline/domain/project/known-values';
import type { ReactElement } from 'react';
import { useViewer } from '../../api/viewer.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import styles from './placeholder-fields.module.css';
import type { PromptFill } from './prompt-fill.ts';

/** One input for each placeholder. An empty one stays in the prompt as written. */
export function PlaceholderFields({ fill }: { fill: PromptFill }): ReactElement {
  const { viewer } = useViewer();
  return (
    <div className={styles.fields}>
      {fill.names.map((name) => (
        <Field key={name} label={name}>
          {(control) => (
            <Input
              {...control}
              value={fill.values.get(name) ?? ''}
              maxLength={longestTypedValue}
              onChange={(event) => fill.setValue(name, event.target.value)}
              onBlur={() => fill.rememberValue(name)}
              autoComplete="off"
            />
          )}
        </Field>
      ))}
      {viewer ? (
        <p className={styles.hint}>
          We remember what you type. Your project's name and links come from{' '}
          <a href="/account#my-project">My project</a>.
        </p>
      ) : null}
    </div>
  );
}
