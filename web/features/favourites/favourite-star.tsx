import {
  addressOf,
  favouriteLessonPath,
  favouritePromptPath,
  favouritesPath,
} from '@chalkline/contract/addresses';
import type { FavouriteForm, FavouriteLesson, Favourites } from '@chalkline/contract/favourites';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement, SyntheticEvent } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { FormTokenField } from '../../api/form-token-field.tsx';
import { useMutation } from '../../api/mutation.ts';
import { useResource } from '../../api/resource.ts';
import { favouritesResource } from '../../api/resources.ts';
import { useThisPage } from '../../api/this-page.ts';
import { useViewer } from '../../api/viewer.ts';
import { write } from '../../api/write.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Glyph } from '../../ui/glyphs.tsx';
import { toast } from '../../ui/toast-store.ts';
import styles from './favourite-star.module.css';

/** What a star belongs to. */
type Starred =
  | { readonly lesson: FavouriteLesson }
  | { readonly prompt: { readonly id: number; readonly title: string } };

/** Adds a lesson or a prompt to the favourites, or removes it. Visitors have none. */
export function FavouriteStar(starred: Starred): ReactElement | null {
  const { viewer } = useViewer();
  const { data } = useResource(favouritesResource, viewer !== null);
  const { mutate, isPending } = useFavourite(starred);
  if (!viewer || !data) return null;
  const isOn = isFavourite(data, starred);
  const { title } = 'lesson' in starred ? starred.lesson : starred.prompt;
  const toggle = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isPending) mutate(!isOn);
  };
  return (
    <form method="post" action={favouritesPath} onSubmit={toggle}>
      <FormTokenField />
      <FormFields starred={starred} isOn={!isOn} />
      <Button
        type="submit"
        variant="quiet"
        size="small"
        iconOnly
        className={classNames(styles.star, isOn && styles.on)}
        aria-pressed={isOn}
        aria-label={`Favourite: ${title}`}
      >
        <Glyph name="star" size={24} />
      </Button>
    </form>
  );
}

/** What the star sends without scripts. */
function FormFields({ starred, isOn }: { starred: Starred; isOn: boolean }): ReactElement {
  const fields: FavouriteForm = {
    ...('lesson' in starred
      ? { kind: 'lesson', id: String(starred.lesson.id) }
      : { kind: 'prompt', id: String(starred.prompt.id) }),
    star: isOn ? 'on' : 'off',
    page: useThisPage(),
  };
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

function isFavourite({ lessons, promptIds }: Favourites, starred: Starred): boolean {
  return 'lesson' in starred
    ? lessons.some(({ id }) => id === starred.lesson.id)
    : promptIds.includes(starred.prompt.id);
}

/** The star changes at once, and back if the server does not store it. */
function useFavourite(starred: Starred) {
  const client = useQueryClient();
  const { key } = favouritesResource;
  const show = (isOn: boolean) =>
    client.setQueryData<Favourites>(key, (known) => known && withStar(known, starred, isOn));
  return useMutation<void, ApiError, boolean>({
    mutationFn: (isOn) => send(starred, isOn),
    onMutate: (isOn) => void show(isOn),
    onError: (_, isOn) => {
      show(!isOn);
      toast({
        title: "Your favourites weren't changed",
        description: 'Check your connection and try again.',
        variant: 'destructive',
      });
    },
  });
}

function send(starred: Starred, isOn: boolean): Promise<void> {
  const method = isOn ? 'PUT' : 'DELETE';
  return 'lesson' in starred
    ? write(method, addressOf(favouriteLessonPath, { lessonId: starred.lesson.id }))
    : write(method, addressOf(favouritePromptPath, { snippetId: starred.prompt.id }));
}

function withStar({ lessons, promptIds }: Favourites, starred: Starred, isOn: boolean): Favourites {
  if ('lesson' in starred) {
    const others = lessons.filter(({ id }) => id !== starred.lesson.id);
    return { lessons: isOn ? [starred.lesson, ...others] : others, promptIds };
  }
  const others = promptIds.filter((id) => id !== starred.prompt.id);
  return { lessons, promptIds: isOn ? [starred.prompt.id, ...others] : others };
}
