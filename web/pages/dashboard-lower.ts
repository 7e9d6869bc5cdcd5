/** The parts of the dashboard that are loaded after it, in one file. */
export { Milestones } from '../features/activity/milestones.tsx';
export { ThisWeek } from '../features/activity/this-week.tsx';
export { Favourites } from '../features/favourites/favourites.tsx';
