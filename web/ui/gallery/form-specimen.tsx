import { type ReactElement, useState } from 'react';
import { Chip, ChipLink } from '../chip.tsx';
import { DisclosedForm } from '../disclosed-form.tsx';
import { Field } from '../field.tsx';
import { FileButton } from '../file-button.tsx';
import { Glyph } from '../glyphs.tsx';
import { Input } from '../input.tsx';
import { Row, Stack } from '../layout.tsx';
import { Quote } from '../quote.tsx';
import { Select } from '../select.tsx';
import { Switch } from '../switch.tsx';
import { Textarea } from '../textarea.tsx';
import { Specimen, State } from './specimen.tsx';

export function FormSpecimen(): ReactElement {
  return (
    <Specimen
      title="Field, input, select, textarea"
      note="Hint before the answer, the error after it, both read out."
    >
      <Stack gap={20}>
        <Inputs />
        <Field label="Choose one">
          {(control) => (
            <Select {...control} defaultValue="second">
              <option value="first">The first</option>
              <option value="second">The second</option>
            </Select>
          )}
        </Field>
        <Field label="Disabled choice">
          {(control) => (
            <Select {...control} disabled>
              <option>Nothing to choose yet</option>
            </Select>
          )}
        </Field>
        <Field label="Longer text" hint="It grows with what you write.">
          {(control) => <Textarea {...control} defaultValue={'One line.\nAnd another.'} />}
        </Field>
        <FileButton label="Choose a file" onChoose={() => undefined} />
        <Switch label="Something that is on" hint="It takes effect at once." defaultChecked />
        <Switch label="Something that is off" />
        <Quote>{'Somebody wrote this.\nOn two lines.'}</Quote>
        <DisclosedForm summary="A form that opens">
          <Field label="What it asks">{(control) => <Input {...control} />}</Field>
        </DisclosedForm>
        <Field label="Text with an error" error="Say at least what you expected to happen.">
          {(control) => <Textarea {...control} rows={2} />}
        </Field>
      </Stack>
    </Specimen>
  );
}

function Inputs(): ReactElement {
  return (
    <>
      <Field label="Name" required>
        {(control) => <Input {...control} placeholder="As it should appear" autoComplete="off" />}
      </Field>
      <Field label="Address" hint="Starts with https://" optional>
        {(control) => (
          <Input {...control} type="url" defaultValue="https://example.com/a/rather/long/address" />
        )}
      </Field>
      <Field
        label="Join link"
        error="That link has no code after the last slash."
        hint="Copy it from the menu."
      >
        {(control) => <Input {...control} defaultValue="https://example.com/join/" />}
      </Field>
      <Field label="Search">
        {(control) => (
          <Input
            {...control}
            type="search"
            icon={<Glyph name="search" size={20} />}
            placeholder="Search..."
          />
        )}
      </Field>
      <Field label="Disabled">{(control) => <Input {...control} disabled defaultValue="Not now" />}</Field>
      <Field label="Read only">
        {(control) => <Input {...control} readOnly defaultValue="Cannot be changed" />}
      </Field>
    </>
  );
}

const filters = ['Walls', 'Roofs', 'Floors'];

export function ChipSpecimen(): ReactElement {
  const [chosen, setChosen] = useState('Roofs');
  return (
    <Specimen title="Chip" note="A filter: a switch, or a link when the filter lives in the address.">
      <State name="switches">
        <Row gap={8}>
          {filters.map((filter) => (
            <Chip key={filter} pressed={filter === chosen} onClick={() => setChosen(filter)}>
              {filter}
            </Chip>
          ))}
        </Row>
      </State>
      <State name="links, with icon">
        <Row gap={8}>
          {filters.map((filter) => (
            <ChipLink
              key={filter}
              href={`#${filter}`}
              current={filter === 'Walls'}
              icon={<Glyph name="layout" size={18} />}
            >
              {filter}
            </ChipLink>
          ))}
        </Row>
      </State>
    </Specimen>
  );
}
