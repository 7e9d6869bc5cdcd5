import { z } from 'zod';

const position = z.enum(['off', 'on']);

/**
 * A switch in a form without scripts. A hidden field with the same name says "off" before it, because browsers do not
 * send a switch that is off.
 */
const switchFieldSchema = z.union([position, z.array(position).min(1).max(2)]);

type SwitchField = z.infer<typeof switchFieldSchema>;

/** The fields of a form of switches, by their names. */
export function switchFormSchema<const Names extends readonly [string, ...string[]]>(names: Names) {
  return z.partialRecord(z.enum(names), switchFieldSchema);
}

/** Whether each switch of a form is on. */
export function readSwitches<Name extends string>(
  fields: Readonly<Partial<Record<Name, SwitchField>>>,
  names: readonly Name[],
): { readonly name: Name; readonly isOn: boolean }[] {
  return names.flatMap((name) => {
    const field: SwitchField | undefined = fields[name];
    return field === undefined ? [] : [{ name, isOn: field === 'on' || field.includes('on') }];
  });
}
