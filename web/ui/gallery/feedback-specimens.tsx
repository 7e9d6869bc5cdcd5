import { type ReactElement, useState } from 'react';
import { Button } from '../button.tsx';
import { Card, CardBody, CardMedia } from '../card.tsx';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import { Glyph } from '../glyphs.tsx';
import { Grid, Row, Stack } from '../layout.tsx';
import { Progress } from '../progress.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '../skeleton.tsx';
import { toast } from '../toast-store.ts';
import { Specimen, State } from './specimen.tsx';

export function ProgressSpecimen(): ReactElement {
  const [value, setValue] = useState(40);
  return (
    <Specimen title="Progress" note="A chalk line from nail to nail; the powder depends on the seed.">
      {[0, 8, 64, 100].map((amount) => (
        <State key={amount} name={`${amount} %`}>
          <Progress value={amount} label={`Example at ${amount} %`} />
        </State>
      ))}
      <State name="3 of 8">
        <Progress value={3} max={8} label="Pieces done" valueText="3 of 8" />
      </State>
      <State name="amount not known">
        <Progress value={null} label="Uploading" />
      </State>
      <State name="moves in 240 ms">
        <Progress value={value} label="Moving example" seed="moving" />
        <Row>
          <Button size="small" onClick={() => setValue((now) => (now >= 100 ? 0 : now + 20))}>
            Add 20
          </Button>
        </Row>
      </State>
    </Specimen>
  );
}

export function SkeletonSpecimen(): ReactElement {
  return (
    <Specimen title="Skeleton" note="The geometry of what comes; one announcement for the whole group.">
      <SkeletonGroup label="Loading examples">
        <Grid min={220} columns={2} gap={16}>
          <Card padded={false}>
            <CardMedia>
              <Skeleton shape="drawing" />
            </CardMedia>
            <CardBody>
              <Skeleton width="70%" height="25px" />
              <SkeletonText lines={2} />
            </CardBody>
          </Card>
          <Stack gap={12}>
            <Skeleton shape="circle" width="56px" height="56px" />
            <SkeletonText />
            <Skeleton shape="block" height="48px" />
          </Stack>
        </Grid>
      </SkeletonGroup>
    </Specimen>
  );
}

export function ToastSpecimen(): ReactElement {
  return (
    <Specimen
      title="Toast"
      note="One at a time, 5 seconds, swiped away to the right, F8 moves the focus there. It appears in the theme of the page."
    >
      <Row>
        <Button onClick={() => toast({ title: 'Copied', description: 'The text is on your clipboard.' })}>
          Default
        </Button>
        <Button
          onClick={() =>
            toast({
              variant: 'destructive',
              title: 'Not saved',
              description: 'Please try again in a moment.',
            })
          }
        >
          Destructive
        </Button>
        <Button onClick={() => toast({ title: 'Gone in two seconds', duration: 2000 })}>Two seconds</Button>
        <Button onClick={() => toast({ title: LONG_TITLE, description: LONG_TEXT, duration: 20_000 })}>
          Long text, twenty seconds
        </Button>
      </Row>
    </Specimen>
  );
}

const LONG_TITLE = 'A title of a toast that goes on for a while';
const LONG_TEXT =
  'And a description that needs several lines: it wraps, keeps its distance from the button, and never grows wider than 420 pixels.';

export function StateSpecimen(): ReactElement {
  const [retrying, setRetrying] = useState(false);
  return (
    <Specimen
      title="Empty and error"
      note="An empty place says what belongs there; an error offers Try again."
    >
      <EmptyState
        title="Nothing here yet"
        glyph="image"
        action={<Button icon={<Glyph name="plus" size={20} />}>Add the first</Button>}
      >
        <p>Pictures of your progress stand here, newest first.</p>
      </EmptyState>
      <ErrorState title="The list could not be loaded" retrying={retrying} onRetry={() => setRetrying(true)}>
        <p>What you had open is still here.</p>
      </ErrorState>
      <ErrorState title="This page did not arrive" retryHref="#error" />
    </Specimen>
  );
}
