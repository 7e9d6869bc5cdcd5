import { allPrompts, writePromptsUrlState } from '@chalkline/domain/prompts/prompts-url-state';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useResource } from '../../api/resource.ts';
import { favouritesResource } from '../../api/resources.ts';
import { FavouriteStar } from './favourite-star.tsx';
import styles from './favourites.module.css';

const favouritePromptsAddress = `/prompts${writePromptsUrlState({ ...allPrompts, favourites: true })}`;

/** The learner's favourite lessons, and the way to their favourite prompts. Nothing while there are none. */
export function Favourites(): ReactElement | null {
  const { data } = useResource(favouritesResource);
  if (!data || data.lessons.length + data.promptIds.length === 0) return null;
  const prompts = data.promptIds.length;
  return (
    <section aria-labelledby="favourites">
      <h2 id="favourites" className={styles.title}>
        Favourites
      </h2>
      {data.lessons.length > 0 ? (
        <ul className={styles.list}>
          {data.lessons.map((lesson) => (
            <li key={lesson.id} className={styles.lesson}>
              <FavouriteStar lesson={lesson} />
              <span className={styles.text}>
                <Link href={`/${lesson.course.slug}/${lesson.orderIndex}`}>{lesson.title}</Link>
                <span className={styles.course}>
                  {lesson.course.title}, lesson {lesson.orderIndex}
                </span>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {prompts > 0 ? (
        <Link href={favouritePromptsAddress} className={styles.prompts}>
          {prompts === 1 ? 'Your favourite prompt' : `Your ${prompts} favourite prompts`}
        </Link>
      ) : null}
    </section>
  );
}
