export { Screen } from './search.tsx';
