import type { Course } from '@chalkline/contract/courses';
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { useViewer } from '../../api/viewer.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { Input } from '../../ui/input.tsx';
import styles from './notify-form.module.css';
import { useJoinWaitlist } from './use-join-waitlist.ts';
import { emailHint, inboxHint, listedHint, listedTitle } from './waitlist-texts.ts';

export interface NotifyFormProps {
  readonly course: Pick<Course, 'id' | 'title'>;
}

/** Asks for the address in place of the button, with the focus in the field. */
export function NotifyForm({ course }: NotifyFormProps): ReactElement {
  const { viewer } = useViewer();
  const [email, setEmail] = useState(viewer?.email ?? '');
  const { ask, isAsking, status, failure } = useJoinWaitlist(course.id);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isAsking) ask(email, () => field.current?.focus());
  };
  if (status) return <Joined needsConfirmation={status === 'asked'} />;
  return (
    <form className={styles.form} noValidate onSubmit={send} aria-label={`Notify me: ${course.title}`}>
      <Field label="Your email" hint={emailHint} error={failure} required>
        {(control) => (
          <Input
            {...control}
            ref={field}
            type="email"
            name="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" fullWidth loading={isAsking}>
        Notify me
      </Button>
    </form>
  );
}

/** The form disappears, so the focus moves to the result. */
function Joined({ needsConfirmation }: { needsConfirmation: boolean }): ReactElement {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <p ref={place} tabIndex={-1} className={styles.asked}>
      <Glyph name={needsConfirmation ? 'mail' : 'check'} size={20} />
      <span>
        <strong>{needsConfirmation ? 'Check your inbox.' : listedTitle}</strong>{' '}
        {needsConfirmation ? inboxHint : listedHint}
      </span>
    </p>
  );
}
