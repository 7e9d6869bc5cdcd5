import { z } from 'zod';

/**
 * A form of switches without scripts. A hidden field with the name of each switch says "off" before it, because
 * browsers do not send a switch that is off. Fields with other names are ignored.
 */
export const switchFormSchema = z
  .record(z.string(), z.union([z.string(), z.array(z.string())]))
  .meta({ id: 'SwitchForm' });

/** Whether each of these switches is on. Switches that the form did not show are left out. */
export function readSwitches<Name extends string>(
  fields: z.infer<typeof switchFormSchema>,
  names: readonly Name[],
): { readonly name: Name; readonly isOn: boolean }[] {
  return names.flatMap((name) => {
    const field = fields[name];
    return field === undefined
      ? []
      : [{ name, isOn: Array.isArray(field) ? field.includes('on') : field === 'on' }];
  });
}
