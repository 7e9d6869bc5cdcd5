import { type ReactElement, useState } from 'react';
import { Avatar } from '../avatar.tsx';
import { Button } from '../button.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Dialog, DialogClose, Sheet } from '../dialog.tsx';
import { Field } from '../field.tsx';
import { Glyph } from '../glyphs.tsx';
import { HoverCard } from '../hover-card.tsx';
import { Input } from '../input.tsx';
import { Row, Stack } from '../layout.tsx';
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '../menu.tsx';
import { MissingDialog } from '../missing-dialog.tsx';
import { Tooltip, TooltipGroup } from '../tooltip.tsx';
import { Specimen, State } from './specimen.tsx';

export function DialogSpecimen(): ReactElement {
  return (
    <Specimen
      title="Dialog and side sheet"
      note="Escape or the veil closes them; focus goes back to the button."
    >
      <Row>
        <ShortDialog />
        <LongDialog />
        <Sheet trigger={<Button>Right sheet</Button>} title="From the right" description="For details.">
          <p>The page behind it does not scroll.</p>
        </Sheet>
        <Sheet side="left" trigger={<Button>Left sheet</Button>} title="From the left">
          <p>For navigation on a phone.</p>
        </Sheet>
        <Confirmation />
        <Missing />
      </Row>
    </Specimen>
  );
}

function ShortDialog(): ReactElement {
  return (
    <Dialog
      trigger={<Button>Open dialog</Button>}
      title="Name this piece"
      description="It can be changed later."
      footer={
        <>
          <DialogClose>
            <Button variant="quiet">Cancel</Button>
          </DialogClose>
          <DialogClose>
            <Button variant="marker">Save</Button>
          </DialogClose>
        </>
      }
    >
      <Field label="Title">{(control) => <Input {...control} />}</Field>
    </Dialog>
  );
}

function LongDialog(): ReactElement {
  return (
    <Dialog
      trigger={<Button>Long dialog</Button>}
      title="A title that is long enough to need two whole lines"
    >
      <Stack>
        {LONG.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Stack>
    </Dialog>
  );
}

function Confirmation(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const [attempts, setAttempts] = useState(0);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Ask before
      </Button>
      {isOpen ? (
        <ConfirmDialog
          title="Take the shelf down?"
          description="What lies on it goes with it. This can't be undone."
          keepLabel="Keep it"
          confirmLabel="Take it down"
          busyLabel="Taking it down..."
          isDangerous
          isBusy={false}
          failure={attempts > 0 ? 'A screw is stuck. Nothing has changed.' : undefined}
          onConfirm={() => setAttempts(attempts + 1)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

function Missing(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Nothing there
      </Button>
      {isOpen ? (
        <MissingDialog
          title="Shelf not found"
          description="There is no shelf at this address. It may have been taken down."
          wayOut="See all shelves"
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

const LONG = Array.from(
  { length: 12 },
  (_, index) => `Paragraph ${index + 1}. The content scrolls below the title, which stays in view.`,
);

type Density = 'wide' | 'tight';

export function MenuSpecimen(): ReactElement {
  const [density, setDensity] = useState<Density>('wide');
  const trigger = (
    <Button
      variant="quiet"
      aria-label="Account of Ada Lovelace"
      iconOnly
      icon={<Avatar name="Ada Lovelace" size={36} />}
    />
  );
  return (
    <Specimen title="Menu" note="Arrow keys move, letters jump, Escape closes.">
      <Row>
        <Menu trigger={trigger} align="start">
          <MenuLabel>ada@example.com</MenuLabel>
          <MenuSeparator />
          <MenuLink href="#menu" icon={<Glyph name="user" size={20} />}>
            A link
          </MenuLink>
          <MenuLink href="https://example.com" external icon={<Glyph name="video" size={20} />}>
            Somewhere else
          </MenuLink>
          <MenuItem icon={<Glyph name="copy" size={20} />}>An action</MenuItem>
          <MenuItem disabled icon={<Glyph name="lock" size={20} />}>
            Not available
          </MenuItem>
          <MenuSeparator />
          <DensityChoice density={density} onChange={setDensity} />
          <MenuSeparator />
          <MenuItem tone="danger" icon={<Glyph name="trash" size={20} />}>
            Delete
          </MenuItem>
        </Menu>
      </Row>
    </Specimen>
  );
}

interface DensityChoiceProps {
  readonly density: Density;
  readonly onChange: (density: Density) => void;
}

function DensityChoice({ density, onChange }: DensityChoiceProps): ReactElement {
  return (
    <MenuChoice
      label="Density"
      value={density}
      onChange={onChange}
      options={[
        { value: 'wide', label: 'Wide' },
        { value: 'tight', label: 'Tight' },
      ]}
    />
  );
}

export function HintSpecimen(): ReactElement {
  return (
    <Specimen
      title="Tooltip and hover card"
      note="A tooltip opens after 700 ms, a neighbour's at once within 300 ms; a hover card opens after 700 ms and closes after 300 ms. Focus opens both."
    >
      <State name="tooltips in a group">
        <Row>
          <TooltipGroup>
            <Tooltip label="Copies the text">
              <Button iconOnly aria-label="Copy" icon={<Glyph name="copy" />} />
            </Tooltip>
            <Tooltip label="A longer hint that wraps because it is wider than 280 pixels" side="bottom">
              <Button iconOnly aria-label="Information" icon={<Glyph name="info" />} />
            </Tooltip>
          </TooltipGroup>
        </Row>
      </State>
      <State name="hover card">
        <p>
          See{' '}
          <HoverCard trigger={<a href="#hover-card">what the link previews</a>}>
            <h3>Preview</h3>
            <p>A few words about the place that the link leads to.</p>
          </HoverCard>{' '}
          in place.
        </p>
      </State>
    </Specimen>
  );
}
