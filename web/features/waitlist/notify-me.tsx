import { addressOf, waitlistPagePath } from '@chalkline/contract/addresses';
import type { Course } from '@chalkline/contract/courses';
import { type ComponentType, type MouseEvent, type ReactElement, useState } from 'react';
import { loadAllStyles } from '../../ui/all-styles.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import type { NotifyFormProps } from './notify-form.tsx';

export interface NotifyMeProps {
  readonly course: Pick<Course, 'id' | 'slug' | 'title'>;
  readonly fullWidth?: boolean;
}

/** Offers to join the waitlist of a course: by a form in place, or on its own page without scripts. */
export function NotifyMe({ course, fullWidth = false }: NotifyMeProps): ReactElement {
  const [Form, setForm] = useState<ComponentType<NotifyFormProps>>();
  const address = addressOf(waitlistPagePath, { courseSlug: course.slug });
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    Promise.all([import('./notify-form.tsx'), loadAllStyles()]).then(
      ([module]) => setForm(() => module.NotifyForm),
      () => window.location.assign(address),
    );
  };
  if (Form) return <Form course={course} />;
  return (
    <ButtonLink
      href={address}
      // An aria-label and not hidden text, which some screen readers would read with a gap.
      aria-label={`Notify me: ${course.title}`}
      variant="quiet"
      fullWidth={fullWidth}
      icon={<Glyph name="mail" size={20} />}
      onClick={open}
    >
      Notify me
    </ButtonLink>
  );
}
