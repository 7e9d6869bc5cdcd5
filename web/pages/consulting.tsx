import { promisedHours } from '@chalkline/domain/consulting/promise-clock';
import type { MemberStatus } from '@chalkline/domain/consulting/ticket';
import type { ReactElement } from 'react';
import { useSite, useViewer } from '../api/viewer.ts';
import { AllowanceLine } from '../features/consulting/allowance-line.tsx';
import { useBoardUrlState } from '../features/consulting/board-url-state.ts';
import { LazyAddTicket } from '../features/consulting/lazy-add-ticket.ts';
import { LazyTicketBoard } from '../features/consulting/lazy-ticket-board.tsx';
import { MeasuredPromise } from '../features/consulting/measured-promise.tsx';
import { LazyTicketSheet } from '../features/consulting/sheet/lazy-ticket-sheet.ts';
import { copyContact } from '../features/shell/contact.ts';
import { VideoPlayer } from '../features/video/video-player.tsx';
import { Button } from '../ui/button.tsx';
import { ChalkHeading } from '../ui/chalk-heading.tsx';
import { Glyph } from '../ui/glyphs.tsx';
import { Row } from '../ui/layout.tsx';
import { ShortcutsButton } from '../ui/shortcuts/shortcuts-deferred.ts';
import styles from './consulting.module.css';

export function Screen(): ReactElement {
  const { viewer } = useViewer();
  const { urlState, add, close } = useBoardUrlState();
  return (
    <div className={styles.page}>
      <Head onAdd={add} />
      <IntroVideo />
      <div className={styles.board}>
        <LazyTicketBoard />
      </div>
      <div className={styles.foot}>
        <MeasuredPromise />
        <ShortcutsButton
          shortcuts={[{ key: 'c', label: 'Create a ticket', run: () => add('Idea') }]}
          others={otherKeys}
        />
      </div>
      {viewer && urlState.adding ? (
        <LazyAddTicket personId={viewer.id} column={urlState.adding} onClose={close} />
      ) : null}
      {urlState.openId ? <LazyTicketSheet ticketId={urlState.openId} onClose={close} /> : null}
    </div>
  );
}

/** Keys that other components on the page listen for. */
const otherKeys = [
  { key: 'Ctrl + Enter', label: 'Save the ticket, or send the message' },
  { key: 'Space', label: 'Pick up or drop the selected ticket' },
  { key: '← →', label: 'Move it between columns' },
  { key: 'Esc', label: 'Cancel the move' },
] as const;

function Head({ onAdd }: { onAdd: (column: MemberStatus) => void }): ReactElement {
  const { contactEmail } = useSite();
  return (
    <header className={styles.head}>
      <ChalkHeading>Manage Your Requests</ChalkHeading>
      <p className={styles.lead}>
        We acknowledge a request within {promisedHours.acknowledgement} hours of it becoming your priority.
        Once we start, you'll see progress or the finished work within {promisedHours.completion} hours.
      </p>
      <Row>
        <Button variant="marker" icon={<Glyph name="plus" size={20} />} onClick={() => onAdd('Idea')}>
          Add Ticket
        </Button>
        <Button icon={<Glyph name="mail" size={20} />} onClick={() => void copyContact(contactEmail)}>
          Get in touch
        </Button>
      </Row>
      <AllowanceLine />
    </header>
  );
}

function IntroVideo(): ReactElement {
  const { consultingVideoUrl, consultingVideoCaptionsUrl } = useSite();
  return (
    <div className={styles.video}>
      <VideoPlayer
        src={consultingVideoUrl}
        captionsUrl={consultingVideoCaptionsUrl}
        title="How consulting works"
      />
    </div>
  );
}
