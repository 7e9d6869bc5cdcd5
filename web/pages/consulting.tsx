import type { ReactElement } from 'react';
import { useSite } from '../api/viewer.ts';
import { copyContact } from '../features/shell/contact.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ChalkHeading } from '../ui/chalk-heading.tsx';
import { Glyph } from '../ui/glyphs.tsx';
import { Stack } from '../ui/layout.tsx';
import styles from './consulting.module.css';

const lanes = [
  { name: 'Idea', holds: 'Up to five requests that you are still thinking about.' },
  { name: 'Priority', holds: 'The one to do now. Acknowledged within 24 hours.' },
  { name: 'In Progress', holds: 'Moved by your consultant. Progress or completion within 48 hours.' },
  { name: 'Completed', holds: 'What has been done, to look up later.' },
] as const;

export function Screen(): ReactElement {
  const { contactEmail } = useSite();
  return (
    <Stack gap={40}>
      <Stack gap={24} className={styles.words}>
        <ChalkHeading>Manage Your Requests</ChalkHeading>
        <p className={styles.lead}>
          A request is acknowledged within 24 hours of becoming your priority, and moved on or completed
          within 48 hours of being started.
        </p>
        <p>
          The board opens soon. Until then, write to us: say what you need and add the join link of your
          project.
        </p>
        <Button
          variant="marker"
          icon={<Glyph name="mail" size={20} />}
          onClick={() => void copyContact(contactEmail)}
        >
          Get in touch
        </Button>
      </Stack>
      <section aria-labelledby="board-title" className={styles.board}>
        <h2 id="board-title">How the board will work</h2>
        <ul className={styles.lanes}>
          {lanes.map(({ name, holds }) => (
            <Card key={name} as="li" tone="dashed" className={styles.lane}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.holds}>{holds}</p>
            </Card>
          ))}
        </ul>
      </section>
    </Stack>
  );
}
