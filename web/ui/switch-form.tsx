import type { ReactElement, ReactNode } from 'react';
import { Button } from './button.tsx';
import { Stack } from './layout.tsx';
import { Switch } from './switch.tsx';

interface FormSwitch<Name extends string> {
  readonly name: Name;
  readonly label: ReactNode;
  readonly hint: ReactNode;
  readonly isOn: boolean;
}

export interface SwitchFormProps<Name extends string> {
  /** Where the form is sent without scripts. */
  readonly action: string;
  readonly switches: readonly FormSwitch<Name>[];
  onSwitch(name: Name, isOn: boolean): void;
  /** Further fields that the form sends. */
  readonly children?: ReactNode;
}

/** Switches that take effect right away. Without scripts they are a form with a button. */
export function SwitchForm<Name extends string>({
  action,
  switches,
  onSwitch,
  children,
}: SwitchFormProps<Name>): ReactElement {
  return (
    <form method="post" action={action}>
      {children}
      <Stack gap={16}>
        {switches.map(({ name, label, hint, isOn }) => (
          <div key={name}>
            {/* Browsers do not send a switch that is off. */}
            <input type="hidden" name={name} value="off" />
            <Switch
              name={name}
              value="on"
              label={label}
              hint={hint}
              checked={isOn}
              onChange={({ target }) => onSwitch(name, target.checked)}
            />
          </div>
        ))}
        <noscript>
          <Button type="submit">Save</Button>
        </noscript>
      </Stack>
    </form>
  );
}
