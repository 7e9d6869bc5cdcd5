/** Leads to the lesson's own address. A lesson that doesn't exist is reported in place of this page. */
export { Screen } from './not-found.tsx';
