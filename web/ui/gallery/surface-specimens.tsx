import type { ReactElement } from 'react';
import { Avatar } from '../avatar.tsx';
import { Badge, type BadgeTone } from '../badge.tsx';
import { Card, CardBody, CardMedia, stretchedLink } from '../card.tsx';
import { CardGrid } from '../card-grid.tsx';
import { Glyph } from '../glyphs.tsx';
import { Row } from '../layout.tsx';
import { PartDrawing } from '../part-drawing.tsx';
import { Specimen, State } from './specimen.tsx';

const tones: readonly BadgeTone[] = ['neutral', 'teal', 'orange', 'chalk', 'marker', 'danger', 'success'];

export function BadgeSpecimen(): ReactElement {
  return (
    <Specimen title="Badge" note="Teal and orange each mean one thing only. Danger always brings its icon.">
      <State name="tones">
        <Row>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Row>
      </State>
      <State name="with icon, long text">
        <Row>
          <Badge tone="marker" icon={<Glyph name="award" size={16} />}>
            1,250 earned
          </Badge>
          <Badge icon={<Glyph name="lock" size={16} />}>Locked</Badge>
          <Badge tone="chalk" icon={<Glyph name="calendar" size={16} />}>
            A badge with more words than a badge should have
          </Badge>
        </Row>
      </State>
    </Specimen>
  );
}

export function CardSpecimen(): ReactElement {
  return (
    <Specimen
      title="Card"
      note="An interactive card darkens its edge on hover; its one link covers all of it."
    >
      <CardGrid as="div" columns="three">
        <Card>
          <h3>Sheet</h3>
          <p>Lies on the film, padded 20.</p>
        </Card>
        <Card tone="sunk">
          <h3>Sunk</h3>
          <p>Lies below it.</p>
        </Card>
        <Card tone="dashed">
          <h3>Dashed</h3>
          <p>A place still empty.</p>
        </Card>
        <Card interactive>
          <h3>
            <a href="#card" className={stretchedLink}>
              Interactive
            </a>
          </h3>
          <p>All of it is the link.</p>
        </Card>
        <Pictured title="With a picture" />
        <Pictured title="Picture dimmed, with a title that is long enough to wrap" dimmed />
      </CardGrid>
    </Specimen>
  );
}

function Pictured({ title, dimmed }: { title: string; dimmed?: boolean }): ReactElement {
  return (
    <Card as="article" interactive padded={false}>
      <CardMedia dimmed={dimmed}>
        <PartDrawing seed={title} />
      </CardMedia>
      <CardBody>
        <h3>
          <a href="#card" className={stretchedLink}>
            {title}
          </a>
        </h3>
        <p>The text keeps its full contrast.</p>
      </CardBody>
    </Card>
  );
}

export function AvatarSpecimen(): ReactElement {
  return (
    <Specimen title="Avatar" note="The picture lies over the initials: a broken one needs no script.">
      <Row>
        <Avatar name="Ada Lovelace" size={32} />
        <Avatar name="Ada Lovelace" />
        <Avatar name="Mononym" size={56} />
        <Avatar name="" size={56} />
        <Avatar name="Pictured Person" size={56} src={PORTRAIT} />
      </Row>
    </Specimen>
  );
}

const PORTRAIT = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#74857c"/><circle cx="4" cy="3" r="1.6" fill="#fbfdfb"/><path d="M1 8a3 3 0 0 1 6 0z" fill="#fbfdfb"/></svg>',
)}`;
