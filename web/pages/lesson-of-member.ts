/** The parts of a lesson that are loaded after it, for signed-in people, in one file. */
export { FavouriteStar } from '../features/favourites/favourite-star.tsx';
export { PrivateNotes } from '../features/private-notes/private-notes.tsx';
