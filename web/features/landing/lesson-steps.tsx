import type { ReactElement } from 'react';
import styles from './lesson-steps.module.css';

const steps = [
  { title: 'Watch', text: 'A short video shows one step of the build.' },
  { title: 'Copy the prompt', text: 'Paste it into your agent as it is, or fill in your own details.' },
  { title: 'Check', text: 'See whether your app does what the lesson says it should.' },
  { title: 'Keep a snapshot', text: 'One picture per lesson turns into the timeline of your app.' },
  { title: 'Mark complete', text: 'Collect the XP and go on to the next lesson.' },
] as const;

/** What happens in a lesson, in order. */
export function LessonSteps(): ReactElement {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
