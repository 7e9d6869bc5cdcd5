import type { ReactElement } from 'react';
import { Button, ButtonLink, type ButtonVariant } from '../button.tsx';
import { CopyButton } from '../copy-button.tsx';
import { Glyph } from '../glyphs.tsx';
import { Row, Stack } from '../layout.tsx';
import { useCopy } from '../use-copy.ts';
import { Specimen, State } from './specimen.tsx';

const variants: readonly { variant: ButtonVariant; text: string }[] = [
  { variant: 'marker', text: 'Next step' },
  { variant: 'outline', text: 'Another way' },
  { variant: 'quiet', text: 'Not now' },
  { variant: 'danger', text: 'Delete' },
];

export function ButtonSpecimen(): ReactElement {
  return (
    <Specimen
      title="Button"
      note="Hover fills, press sinks 2 px in 120 ms, Tab shows the outline. Marker stands once on a screen."
    >
      <Variants />
      <Sizes />
      <Copying />
      <LinkAndIcons />
    </Specimen>
  );
}

function Variants(): ReactElement {
  return (
    <>
      <State name="variants">
        <Row>
          {variants.map(({ variant, text }) => (
            <Button key={variant} variant={variant}>
              {text}
            </Button>
          ))}
        </Row>
      </State>
      <State name="disabled">
        <Row>
          {variants.map(({ variant, text }) => (
            <Button key={variant} variant={variant} disabled>
              {text}
            </Button>
          ))}
        </Row>
      </State>
      <State name="loading">
        <Row>
          {variants.map(({ variant }) => (
            <Button key={variant} variant={variant} loading>
              Saving
            </Button>
          ))}
        </Row>
      </State>
    </>
  );
}

function LinkAndIcons(): ReactElement {
  return (
    <State name="link, icon only">
      <Row>
        <ButtonLink href="#button-link" variant="outline" trailing={<Glyph name="arrow-right" size={20} />}>
          A link
        </ButtonLink>
        <Button iconOnly aria-label="Copy" icon={<Glyph name="copy" />} />
        <Button iconOnly variant="quiet" aria-label="More" icon={<Glyph name="more" />} />
        <Button iconOnly variant="danger" aria-label="Delete" icon={<Glyph name="trash" />} />
      </Row>
    </State>
  );
}

function Copying(): ReactElement {
  const { isCopied, copy } = useCopy();
  return (
    <State name="copy, just copied">
      <Row>
        <CopyButton isCopied={isCopied} size="small" onClick={() => void copy('An example')} />
        <CopyButton isCopied size="small" />
      </Row>
    </State>
  );
}

function Sizes(): ReactElement {
  return (
    <>
      <State name="small 44, medium 48, large 56">
        <Row>
          <Button variant="marker" size="small">
            Small
          </Button>
          <Button variant="marker">Medium</Button>
          <Button variant="marker" size="large" trailing={<Glyph name="arrow-right" />}>
            Large
          </Button>
        </Row>
      </State>
      <State name="full width, long text">
        <Stack gap={12}>
          <Button fullWidth>Full width</Button>
          <Button icon={<Glyph name="play" size={20} />}>
            A label so long that it needs a second line on a phone and still reads well
          </Button>
        </Stack>
      </State>
    </>
  );
}
