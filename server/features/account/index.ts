export { erasePerson, isNoFounder } from './erase-person.ts';
