import type { Step } from './steps.tsx';

/** What happens in a lesson, in order. */
export const lessonSteps: readonly Step[] = [
  { title: 'Watch', text: 'A short video shows one step of the build.' },
  { title: 'Copy the prompt', text: 'Paste it into your agent as it is, or fill in your own details.' },
  { title: 'Check', text: 'See whether your app does what the lesson says it should.' },
  { title: 'Save a snapshot', text: 'Add a picture of your app after each lesson to build a timeline.' },
  { title: 'Mark complete', text: 'Earn your XP and move on to the next lesson.' },
];
