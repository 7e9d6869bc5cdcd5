import type { Course } from '@chalkline/contract/courses';
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { useViewer } from '../../api/viewer.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { Input } from '../../ui/input.tsx';
import styles from './notify-form.module.css';
import { useAskToBeTold } from './use-ask-to-be-told.ts';
import { emailHint, inboxHint } from './waitlist-texts.ts';

export interface NotifyFormProps {
  readonly course: Pick<Course, 'id' | 'title'>;
}

/** Takes the address, in place of the button that brought it: whoever pressed that types at once. */
export function NotifyForm({ course }: NotifyFormProps): ReactElement {
  const { viewer } = useViewer();
  const [email, setEmail] = useState(viewer?.email ?? '');
  const { ask, isAsking, hasAsked, failure } = useAskToBeTold(course.id);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isAsking) ask(email, () => field.current?.focus());
  };
  if (hasAsked) return <Asked />;
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

/** The form goes, and with it the focus: it goes on with what came of it. */
function Asked(): ReactElement {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <p ref={place} tabIndex={-1} className={styles.asked}>
      <Glyph name="mail" size={20} />
      <span>
        <strong>Check your inbox.</strong> {inboxHint}
      </span>
    </p>
  );
}
