import type { ContentKind } from '@chalkline/domain/content/content-kinds';
import type { Facts, FactValue } from '@chalkline/domain/content/facts';
import { type ReactElement, useId } from 'react';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { FieldGroup, FieldSpec } from '../forms/field-spec.ts';
import { formOf } from '../forms/form-of.ts';
import styles from './content-fields.module.css';
import { FieldInput } from './field-input.tsx';
import { verdictOn } from './slug-verdict.ts';

export interface ContentFieldsProps {
  readonly kind: ContentKind;
  readonly isNew: boolean;
  readonly itemId: string;
  readonly values: Facts;
  /** Errors by field name. */
  readonly errors: Readonly<Record<string, string>>;
  onChange(name: string, value: FactValue): void;
}

/** All fields of an item, group by group. */
export function ContentFields(props: ContentFieldsProps): ReactElement {
  return (
    <>
      {formOf(props.kind).map((group) => (
        <Group key={group.title} {...props} group={group} />
      ))}
    </>
  );
}

function Group({ group, ...form }: ContentFieldsProps & { group: FieldGroup }): ReactElement {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading} className={styles.group}>
      <h2 id={heading} className={styles.title}>
        {group.title}
      </h2>
      <div className={styles.fields}>
        {group.fields.map((spec) => (
          <ContentField key={spec.name} {...form} spec={spec} />
        ))}
      </div>
    </Card>
  );
}

function ContentField({ spec, ...form }: ContentFieldsProps & { spec: FieldSpec }): ReactElement {
  const { kind, isNew, itemId, values, errors, onChange } = form;
  const { name, label } = spec;
  const value = values[name] ?? null;
  const change = (next: FactValue) => onChange(name, next);
  if (spec.type === 'switch') {
    return (
      <Switch
        name={name}
        label={label}
        hint={spec.hint}
        checked={value === true}
        onChange={(event) => change(event.target.checked)}
      />
    );
  }
  return (
    <Field
      label={label}
      hint={spec.hint}
      optional={spec.isOptional ?? false}
      required={!spec.isOptional}
      error={errors[name] ?? verdictOn(spec, value)}
      className={spec.isShort ? undefined : styles.wide}
    >
      {(control) => (
        <FieldInput
          spec={spec}
          isNew={isNew}
          errors={errors}
          kind={kind}
          item={{ itemId, values, change: onChange }}
          name={name}
          label={label}
          control={control}
          value={value}
          onChange={change}
        />
      )}
    </Field>
  );
}
