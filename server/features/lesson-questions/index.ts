export { countOpenQuestions } from './founder-queries.ts';
